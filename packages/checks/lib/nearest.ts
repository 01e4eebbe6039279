/** The known name that is most similar to a written name, if it is similar enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 4));
  const distanceTo = (it: string) =>
    Math.min(edits(name, it), edits(name, it.slice(it.lastIndexOf('.') + 1)));
  return [...known]
    .map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
