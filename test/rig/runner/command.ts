/** A workflow command as it stands in one line of output. */
export interface Command {
  readonly name: string;
  /** By lower-case name: the runner compares property names without case. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

const dataEscapes = { '%0D': '\r', '%0A': '\n', '%25': '%' } as const;
const propertyEscapes = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' } as const;
const legacyEscapes = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']', '%25': '%' } as const;

/**
 * Finds a command in a line: `::name k=v,k=v::data` after leading white space, else `##[name k=v;k=v]data` anywhere in
 * the line. Only known names count (compared without case).
 * Source: actions/runner `src/Runner.Common/ActionCommand.cs`, `TryParseV2` and `TryParse`.
 */
export function parseCommand(line: string, known: (name: string) => boolean): Command | undefined {
  return parseModern(line.trimStart(), known) ?? parseLegacy(line, known);
}

function parseModern(line: string, known: (name: string) => boolean): Command | undefined {
  if (!line.startsWith('::')) return undefined;
  const end = line.indexOf('::', 2);
  if (end < 0) return undefined;
  const [name, properties] = splitInfo(line.slice(2, end));
  if (!known(name)) return undefined;
  return {
    name: name.toLowerCase(),
    properties: parseProperties(properties.trim(), ',', propertyEscapes),
    data: unescapeAll(line.slice(end + 2), dataEscapes),
  };
}

function parseLegacy(line: string, known: (name: string) => boolean): Command | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [name, properties] = splitInfo(line.slice(start + 3, end));
  if (!known(name)) return undefined;
  return {
    name: name.toLowerCase(),
    properties: parseProperties(properties, ';', legacyEscapes),
    data: unescapeAll(line.slice(end + 1), legacyEscapes),
  };
}

function splitInfo(info: string): readonly [name: string, properties: string] {
  const space = info.indexOf(' ');
  return space < 0 ? [info, ''] : [info.slice(0, space), info.slice(space + 1)];
}

function parseProperties(
  text: string,
  separator: string,
  escapes: Readonly<Record<string, string>>,
): Map<string, string> {
  const properties = new Map<string, string>();
  for (const property of text.split(separator)) {
    const equals = property.indexOf('=');
    if (equals <= 0 || equals === property.length - 1) continue;
    properties.set(property.slice(0, equals).toLowerCase(), unescapeAll(property.slice(equals + 1), escapes));
  }
  return properties;
}

/** One replacement after the other, `%25` last, as the runner does it. */
function unescapeAll(text: string, escapes: Readonly<Record<string, string>>): string {
  return Object.entries(escapes).reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text);
}
