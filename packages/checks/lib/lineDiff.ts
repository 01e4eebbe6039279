/** One line that only one side has. */
interface ChangedLine {
  sign: '-' | '+';
  /** 1-based, in the side that has the line. */
  line: number;
  text: string;
}

/**
 * Compares two lists of lines (longest common subsequence).
 *
 * @param keyOf returns the key by which lines are compared
 */
export function lineDiff(
  before: readonly string[],
  after: readonly string[],
  keyOf: (line: string) => string = (line) => line,
): ChangedLine[] {
  const a = before.map(keyOf);
  const b = after.map(keyOf);
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: ChangedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j === b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ sign: '-', line: i + 1, text: before[i] ?? '' });
      i++;
    } else {
      changes.push({ sign: '+', line: j + 1, text: after[j] ?? '' });
      j++;
    }
  }
  return changes;
}
