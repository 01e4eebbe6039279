import { useText } from '@handbook/content/browser';
import { useEffect, useState } from 'react';
import './code-buttons.css';

const COPIED = 'rp-code-copy-button--copied';
const WRAP = 'rp-code-wrap-button';

/**
 * Tells assistive technology what the framework's code buttons only show as icons: that code was copied, and whether lines
 * wrap. The framework changes classes of its buttons, so one observer serves all code blocks of all pages.
 */
export function ButtonStates() {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const button = target as Element;
        if (!button.matches(`.${WRAP}`)) continue;
        button.setAttribute('aria-pressed', String(button.matches(`.${WRAP}--wrapped`)));
      }
      setIsCopied(document.querySelector(`.${COPIED}`) !== null);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return (
    <span className="visually-hidden" role="status">
      {isCopied && t('code.copied')}
    </span>
  );
}
