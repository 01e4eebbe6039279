import { useText } from '@handbook/content/browser';
import type { ReactNode } from 'react';
import './result.css';

interface ResultProps {
  /** The visible outcome: any MDX or component. */
  children: ReactNode;
  /** Replaces the localized caption "Result". */
  label?: string;
}

/** A captioned frame for the visible outcome of the sample above it. */
export function Result({ children, label }: ResultProps) {
  const t = useText();
  return (
    <figure className="result">
      <figcaption className="result__label rp-toc-exclude">{label ?? t('result.label')}</figcaption>
      <div className="result__body">{children}</div>
    </figure>
  );
}
