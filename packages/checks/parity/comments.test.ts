import { expect, it } from 'vitest';
import { withoutComments } from './comments.ts';

const stripped = (code: string, lang: string) => withoutComments(code, lang).trim();

it.each([
  ['ts', "const a = 'http://x'; // note", "const a = 'http://x';"],
  ['ts', 'a(/* one\ntwo */ b);', 'a(\n b);'],
  ['tsx', "<p>{/* note */}Don't</p>\n<p>b</p> // note", "<p>Don't</p>\n<p>b</p>"],
  ['js', 'const t = `// not a note`; /* note */', 'const t = `// not a note`;'],
  ['js', "const s = 'it\\'s'; // note", "const s = 'it\\'s';"],
  ['bash', 'npm i # note\necho "# kept" a#b', 'npm i \necho "# kept" a#b'],
  ['yaml', '# note\na: b#c', 'a: b#c'],
  ['css', 'a { color: red; /* note */ }\n#id {}', 'a { color: red;  }\n#id {}'],
  ['html', '<p>a</p><!-- note\n --><p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['json', '{ "a": "// kept" }', '{ "a": "// kept" }'],
  ['txt', '# kept // kept', '# kept // kept'],
  ['ts', 'a; /* never closed', 'a;'],
])('removes comments from %s: %j', (lang, code, expected) => {
  expect(stripped(code, lang)).toBe(expected);
});
