import { expect, it } from 'vitest';
import { atomProblems, jsonFeedProblems } from './rule.ts';

const atom = (entry: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:a:b</id><title>A</title><updated>2026-01-01T00:00:00Z</updated><link href="/a"/>${entry}</feed>`;
const entry =
  '<entry><id>urn:uuid:1</id><title>B</title><updated>2026-01-01T00:00:00Z</updated><link href="/b"/><content type="html">&lt;p&gt;</content></entry>';

it('accepts a valid feed', () => expect(atomProblems(atom(entry))).toEqual([]));

it.each([
  ['an id that is a path', entry.replace('urn:uuid:1', '/news/one')],
  ['no date', entry.replace(/<updated>.*?<\/updated>/, '')],
  ['broken XML', '<entry>'],
])('fails on %s', (_, changed) => expect(atomProblems(atom(changed))).not.toEqual([]));

it('names what the JSON Feed format forbids', () => {
  const problems = jsonFeedProblems('{"version":"1","items":[{"id":"/a"}]}').join('\n');
  expect(problems).toContain('/version must be equal to constant');
  expect(problems).toContain("/items/0 must have required property 'content_html'");
});
