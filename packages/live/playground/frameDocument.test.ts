import { createHash } from 'node:crypto';
import { inlineCode } from '@handbook/site-output';
import { expect, it } from 'vitest';
import { frameDocument } from './frameDocument.ts';

it('allows its own script, and nothing from elsewhere', () => {
  const document = frameDocument('say("</script><!--<script>")', 'p {}');
  const { scripts, styles, policy = '', forbidden } = inlineCode(document);
  const [script = ''] = scripts;
  expect(scripts).toEqual(['say("\\x3C/script>\\x3C!--\\x3Cscript>")']);
  expect(styles).toEqual(['p {}']);
  expect(forbidden).toEqual([]);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval';`);
  expect(policy).not.toMatch(/nonce|\*|https?:/);
});
