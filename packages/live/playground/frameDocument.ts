import { createHash } from 'node:crypto';

/** Escapes what would end a script element or nest another one in it. */
const escaped = (script: string) => script.replace(/<(?=\/?script|!--)/gi, '\\x3C');

/**
 * Returns the document of the playground's frame. It runs the reader's code, so its policy allows evaluating strings, and
 * blocks further scripts and all requests. Script and styles are inline, because in WebKit nothing
 * matches `'self'` in a document with an opaque origin.
 */
export function frameDocument(script: string, styles: string): string {
  const code = escaped(script);
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<title>Playground</title>
<style>${styles}</style>
</head>
<body>
<script>${code}</script>
</body>
</html>
`;
}
