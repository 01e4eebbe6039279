interface InlineMarkdownProps {
  /** Text with code in single or double backticks. */
  text: string;
}

/** Renders text with inline code. */
export function InlineMarkdown({ text }: InlineMarkdownProps) {
  const parts = text.split(/(`` .+? ``|`[^`]+`)/);
  return parts.map((part, index) => {
    const [, double, single] = part.match(/^(?:`` (.+) ``|`([^`]+)`)$/) ?? [];
    const code = double ?? single;
    // The parts have no IDs, and their order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return code === undefined ? part : <code key={index}>{code}</code>;
  });
}
