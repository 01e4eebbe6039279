/** A function that works once for each path, and remembers what it said. */
export function oncePer<Result>(of: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (path) => {
    const { result } = known.get(path) ?? { result: of(path) };
    known.set(path, { result });
    return result;
  };
}
