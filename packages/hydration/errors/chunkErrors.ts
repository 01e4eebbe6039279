import { reloadOnce } from './reloadOnce.ts';

declare global {
  interface Window {
    /**
     * Shows the notice that a page or the scripts of this page didn't load. Set by the script in the head (`early.ts`);
     * missing where pages are rendered without it.
     *
     * @param url the target of the notice's link, this page by default
     */
    siteNotice?: (kind: 'page' | 'scripts', url?: string) => void;
  }
}

/** The ID of the notice, which is in the HTML of every page. */
export const NOTICE_ID = 'error-notice';

let hasRendered = false;
/** The URL of the last clicked link, until its page is displayed. */
let requestedUrl: string | undefined;

/** Records that React has rendered the page of the current URL. */
export function markPageRendered(): void {
  hasRendered = true;
  if (!requestedUrl) return;
  requestedUrl = undefined;
  document.getElementById(NOTICE_ID)?.togglePopover?.(false);
}

/** Whether code failed to load: a new deployment has removed its file, or there is no connection. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Records which page the reader requests, because the router doesn't report failed navigations. */
function recordClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isOther = link.pathname !== location.pathname;
  if (link.origin === location.origin && isOther && !link.target) requestedUrl = link.href;
}

async function handleError(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (!isChunkLoadError(error)) return;
  if (!hasRendered) {
    window.siteNotice?.('scripts');
    return;
  }
  event.preventDefault();
  const url = requestedUrl;
  // Without a click, only a preload has failed.
  if (!url) return;
  requestedUrl = undefined;
  if (await reloadOnce(url)) return;
  // The progress bar would wait forever.
  document.getElementById('nprogress')?.remove();
  window.siteNotice?.('page', url);
}

if (typeof window !== 'undefined') {
  addEventListener('click', recordClick, true);
  // After Back or a link to a heading, the requested page is no longer wanted.
  addEventListener('popstate', () => {
    requestedUrl = undefined;
  });
  addEventListener('error', (event) => void handleError(event));
  addEventListener('unhandledrejection', (event) => void handleError(event));
}
