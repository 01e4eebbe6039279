import { copyText, useText } from '@handbook/content/browser';
import { type CodeButtonGroupProps, getCopyableText } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import './code-buttons.css';

/** How long a button shows that the code was copied, in milliseconds. */
const COPIED_TIME = 2000;

/** The parts of a block that aren't code. */
const excluded = { ignoreClasses: ['linenumber'], ignoreSelectors: ['.rp-copy-ignore'] };

/** The buttons of a code block. Their icons are in the style sheet, because a page can have a hundred code blocks. */
export function CodeButtonGroup({
  wrapCode,
  toggleWrapCode,
  copyElementRef,
  showWrapCodeButton = true,
  showCopyButton = true,
}: CodeButtonGroupProps) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_TIME);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const block = copyElementRef.current;
    if (block) setCopied(await copyText(getCopyableText(block, excluded)));
  };
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        // biome-ignore lint/a11y/useButtonType: no code block is in a form, and a page has up to a hundred of these buttons.
        <button
          className="code-button code-button--wrap"
          aria-pressed={wrapCode}
          title={t('codeButtonGroupWrapButtonText')}
          onClick={() => toggleWrapCode()}
        />
      )}
      {showCopyButton && (
        // biome-ignore lint/a11y/useButtonType: as above.
        <button
          className={copied ? 'code-button code-button--copied' : 'code-button'}
          title={t(copied ? 'code.copied' : 'codeButtonGroupCopyButtonText')}
          onClick={copy}
        />
      )}
    </div>
  );
}
