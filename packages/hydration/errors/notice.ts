/** What failed: a page that the reader wanted, or the scripts of the page that is there. */
export type NoticeKind = 'page' | 'scripts';

declare global {
  interface Window {
    /** Set by the script in the head (`early.ts`); missing where pages are rendered without it. */
    siteNotice?: (kind: NoticeKind, address?: string) => void;
  }
}

/** The id of the notice, which is part of every page. */
export const NOTICE_ID = 'error-notice';

/**
 * Tells the reader what failed.
 *
 * @param address where loading afresh leads; without it, to the page that is there
 */
export const showNotice = (kind: NoticeKind, address?: string): void =>
  window.siteNotice?.(kind, address);

/** Takes the notice away, e.g. because the reader got on. */
export function hideNotice(): void {
  document.getElementById(NOTICE_ID)?.togglePopover?.(false);
}
