/** A place in a file, counted from 1 as editors and annotations do; the column in UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `file:line:column`, as compilers write it. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
