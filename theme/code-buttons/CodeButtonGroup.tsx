import { copyText, useText } from '@handbook/content/browser';
import { type CodeButtonGroupProps, getCopyableText } from '@rspress/core/theme-original';
import { useEffect, useState } from 'react';
import './code-buttons.css';

/** How long a button says that it has copied, in milliseconds. */
const SAID = 2000;

/** What of a block is not its code. */
const beside = { ignoreClasses: ['linenumber'], ignoreSelectors: ['.rp-copy-ignore'] };

/** The buttons over a block of code. Their pictures come from the style sheet: a page can have a hundred such blocks. */
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
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const block = copyElementRef.current;
    if (block) setCopied(await copyText(getCopyableText(block, beside)));
  };
  return (
    <div className="rp-code-button-group">
      {showWrapCodeButton && (
        // biome-ignore lint/a11y/useButtonType: no form has code with buttons, and a page has up to a hundred of them.
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
