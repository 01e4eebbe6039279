/** Whether a response is the site's own and complete: no error, no redirect, no part, no other origin's. */
export const isComplete = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

const isHtml = (response: Response): boolean =>
  /^text\/html\b/.test(response.headers.get('content-type') ?? '');

/** Whether a response may be stored as a page. */
export const isPage = (response: Response): boolean => isComplete(response) && isHtml(response);

/** Whether a response may be stored as a file; some servers answer a missing one with a page. */
export const isFile = (response: Response): boolean => isComplete(response) && !isHtml(response);

/** The same answer with one more header, and without those about a transfer that is over. */
export function withHeader(response: Response, body: BodyInit, name: string, value: string) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(name, value);
  return new Response(body, { headers });
}
