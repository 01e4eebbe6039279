import { createHash } from 'node:crypto';

/** For text in a script element, which these would end or nest. */
const escaped = (script: string) => script.replace(/<(?=\/?script|!--)/gi, '\\x3C');

/** The policy of the frame's document. Script and styles are in the document, because `'self'` isn't reliable without an origin. */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    // The site's own images. WebKit blocks these, because nothing is `'self'` there without an origin.
    "img-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * The document of the playground's frame. It runs the reader's code, so its policy allows evaluating text and nothing
 * else: no further script, and no request but for the site's own images.
 */
export function frameDocument(script: string, styles: string): string {
  const code = escaped(script);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(code)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Playground</title>
<style>${styles}</style>
</head>
<body>
<script>${code}</script>
</body>
</html>
`;
}
