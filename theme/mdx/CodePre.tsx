import { CodeBlock, type CodeBlockProps } from '@rspress/core/theme';
import type { HTMLAttributes } from 'react';

/** A fence in its frame. The framework's own writes title and language into attributes of the `<pre>`, too, which nothing reads. */
export function CodePre({
  title,
  lang,
  wrapCode,
  lineNumbers,
  fold,
  height,
  containerElementClassName,
  codeButtonGroupProps,
  ...pre
}: CodeBlockProps & HTMLAttributes<HTMLPreElement>) {
  const look = { title, lang, wrapCode, lineNumbers, fold, height };
  const frame = { ...look, containerElementClassName, codeButtonGroupProps };
  return (
    <CodeBlock {...frame}>
      <pre {...pre} />
    </CodeBlock>
  );
}
