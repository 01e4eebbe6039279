/** Whether a response is complete and from this origin: not an error, a redirect, or a partial response. */
export const isComplete = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

export const isHtml = (response: Response): boolean =>
  /^text\/html\b/.test(response.headers.get('content-type') ?? '');

/** The start of an element that Rspress writes into the head of each page. A captive portal or another server doesn't. */
export const PAGE_MARK = '<meta name="generator" content="Rspress';

/** Whether HTML is a page of this site. Reads only up to the mark, so the browser can render the response in the meantime. */
export async function hasPageMark(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  if (!reader) return false;
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    const isFound = text.includes(PAGE_MARK);
    if (!isFound && !done && !text.includes('<body')) continue;
    void reader.cancel();
    return isFound;
  }
}

/** Whether a response is HTML from something other than this site, such as the login page of a captive portal. */
export const isForeignPage = async (response: Response): Promise<boolean> =>
  response.status === 200 && isHtml(response) && !(await hasPageMark(response).catch(() => false));

/** Whether a response may be stored as a page. */
export const isPage = async (response: Response): Promise<boolean> =>
  isComplete(response) && isHtml(response) && hasPageMark(response);

/** Whether a response may be stored as a file. Captive portals, and some servers, send a page instead, even without a type. */
export const isFile = async (response: Response): Promise<boolean> =>
  isComplete(response) &&
  !isHtml(response) &&
  !/^\s*<(?:!doctype )?html\b/i.test(await response.clone().text());

/** Returns a copy of a response with one more header, and without its transfer headers. */
export function withHeader(response: Response, body: BodyInit, name: string, value: string) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(name, value);
  return new Response(body, { headers });
}
