interface MarkedProps {
  /** Words with code between single or double backticks. */
  text: string;
}

/** Words in which the parts between backticks are code. */
export function Marked({ text }: MarkedProps) {
  const parts = text.split(/(`` .+? ``|`[^`]+`)/);
  return parts.map((part, index) => {
    const [, double, single] = part.match(/^(?:`` (.+) ``|`([^`]+)`)$/) ?? [];
    const code = double ?? single;
    // The parts have no names of their own and never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return code === undefined ? part : <code key={index}>{code}</code>;
  });
}
