/**
 * The document of the playground's frame.
 *
 * Its policy is stricter than the site's: only its own script runs, which `eval` is kept from, and nothing is fetched
 * but images and the style sheet. A nonce names the script, because `'self'` means nothing without an origin.
 *
 * @param nonce any text that a URL may have
 */
export const frameDocument = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(nonce)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Playground</title>
<link rel="stylesheet" href="frame.css">
</head>
<body>
<script src="frame.js" nonce="${nonce}"></script>
</body>
</html>
`;

const policy = (nonce: string): string =>
  [
    `script-src 'nonce-${nonce}'`,
    "connect-src 'none'",
    "font-src 'none'",
    "frame-src 'none'",
    'img-src * data:',
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
