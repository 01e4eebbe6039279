import { createHash } from 'node:crypto';

/** Escapes what would end a script element or nest another one in it. */
const escaped = (script: string) => script.replace(/<(?=\/?script|!--)/gi, '\\x3C');

/**
 * Returns the policy of the frame's document. The script and the styles are inline, because in WebKit nothing matches
 * `'self'` in a document with an opaque origin.
 */
const policyOf = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    // The script limits images to this site's origin before it runs the reader's code. Only the URL reveals the origin.
    'img-src http: https: data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * Returns the document of the playground's frame. It runs the reader's code, so its policy allows evaluating strings, and
 * blocks further scripts and all requests except for images.
 */
export function frameDocument(script: string, styles: string): string {
  const code = escaped(script);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policyOf(code)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playground</title>
<style>${styles}</style>
</head>
<body>
<script>${code}</script>
</body>
</html>
`;
}
