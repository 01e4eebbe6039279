/** Text formats whose Chinese a browser garbles unless told the encoding; HTML, CSS and scripts say it themselves. */
const encoded = /** @type {Record<string, string>} */ ({
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
});

/**
 * The headers of a file beyond those that follow from its bytes.
 *
 * @param {string} pathname of the request, below the site's base
 * @returns {Record<string, string>} a file with a hash in its name never changes; everything else is asked for anew
 */
export function headersFor(pathname) {
  const hashed = /^\/static\/.*\.[0-9a-f]{8,}\./.test(pathname);
  const type = encoded[pathname.split('.').at(-1) ?? ''];
  return {
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type && { 'Content-Type': type }),
  };
}
