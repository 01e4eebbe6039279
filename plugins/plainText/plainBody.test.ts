import { expect, it } from 'vitest';
import { plainBody } from './plainBody.ts';

const page = (body: string) => `<head><title>a &gt; b</title></head><body>${body}</body>`;

it('writes quotes and > as they are in texts', () => {
  expect(plainBody(page('<code>&#x27;a&#x27; =&gt; &quot;b&quot;</code> &gt;'))).toBe(
    page(`<code>'a' => "b"</code> >`),
  );
});

it.each([
  ['an attribute', '<a title="&quot;a&quot; > b &gt; c">d</a>'],
  ['a script', '<script>"&gt;"</script>'],
  ['what would begin a tag or a reference', '<p>&lt;b> &amp;gt;</p>'],
  ['a comment', '<p>a<!-- -->b</p>'],
])('leaves %s', (_, body) => {
  expect(plainBody(page(body))).toBe(page(body));
});

it('leaves what is no page', () => {
  expect(plainBody('&gt;')).toBe('&gt;');
});
