/** The calls that a test has announced. */
export interface Expectations {
  /** Without `times`, any number of calls, none included. */
  add(operation: string, times: number): void;
  /** True where this call was announced; it is used up then. */
  use(operation: string): boolean;
  /** Announced with a number, and not come. */
  unmet(): readonly string[];
}

export function createExpectations(): Expectations {
  const remaining = new Map<string, number>();
  return {
    add: (operation, times) => remaining.set(operation, (remaining.get(operation) ?? 0) + times),
    use: (operation) => {
      const left = remaining.get(operation) ?? 0;
      if (left > 0) remaining.set(operation, left - 1);
      return left > 0;
    },
    unmet: () =>
      [...remaining].flatMap(([operation, left]) =>
        left > 0 && Number.isFinite(left) ? [`${left} × ${operation}`] : [],
      ),
  };
}
