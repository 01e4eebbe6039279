/** What failed: a page that the reader wanted, or the scripts of the page that is there. */
export type FaultKind = 'page' | 'scripts';

declare global {
  interface Window {
    /** Set by the script in the head (`early.ts`); missing where pages are rendered without it. */
    siteFault?: (kind: FaultKind, address?: string) => void;
  }
}

/** The id of the notice, which is part of every page. */
export const FAULT_ID = 'fault';

/**
 * Tells the reader what failed.
 *
 * @param address where loading afresh leads; without it, to the page that is there
 */
export const showFault = (kind: FaultKind, address?: string): void =>
  window.siteFault?.(kind, address);

/** Takes the notice away, e.g. because the reader got on. */
export function hideFault(): void {
  document.getElementById(FAULT_ID)?.togglePopover?.(false);
}
