/** Returns a function that computes the result for each path once. */
export function memoize<Result>(compute: (path: string) => Result): (path: string) => Result {
  const results = new Map<string, { result: Result }>();
  return (path) => {
    const { result } = results.get(path) ?? { result: compute(path) };
    results.set(path, { result });
    return result;
  };
}
