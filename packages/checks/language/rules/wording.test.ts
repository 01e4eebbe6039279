import { describe, expect, it } from 'vitest';
import { about, en, zh } from '../language.fixture.ts';
import { rejected } from './wording.ts';

const words = (source: string) =>
  about(en(source), rejected).map((message) => message.match(/“(.*?)”/)?.[1]?.trim());

describe('rejected words', () => {
  it('are named with their line and what to write', () => {
    expect(about(en('# A\n\nA mistake and\nits cure.\n'), rejected)).toEqual([
      '4: “cure” breaks our style rules. (“…ake and its cure.”)',
    ]);
  });

  it.each([
    ['Mend it.', 'Mend'],
    ['That belongs into the theme.', 'belongs into'],
    ['More is told below.', 'is told'],
    ['It fails without a word.', 'without a word'],
    ['It mounts anew.', 'anew'],
    ['The link leads readers astray.', 'leads readers astray'],
    ['Write whole addresses.', 'whole addresses'],
    ['Read by nothing.', 'Read by nothing'],
    ['The ground of the button.', 'ground of'],
    ['The build makes a link of it.', 'makes a link of it'],
    ['From Node.js 20.19 on, it works.', 'From Node.js 20.19 on'],
    ['The flag wins over the file.', 'wins over'],
    ['The card is no link.', 'is no'],
    ['A file with `_` becomes no page.', 'becomes no'],
    ['An own layout.', 'An own'],
    ['Own keys work.', 'Own'],
    ['They travel as JSON.', 'travel as'],
    ['It ends the build.', 'ends the build'],
    ['Robots read it.', 'Robots'],
    ['It is white in the dark.', 'in the dark'],
    ['The option is inert.', 'is inert'],
    ['The behaviour.', 'behaviour'],
    ['Colours of a licence.', 'Colours'],
    ['Two neighbouring centres.', 'neighbouring'],
    ['It was cancelled.', 'cancelled'],
    ['A misspelt word.', 'misspelt'],
    ['With this alone.', 'alone'],
    ['Not any more.', 'any more'],
    ['The address of a page.', 'address'],
    ['The shipped theme.', 'shipped'],
    ['A theme of your own.', 'of your own'],
    ['It stands in the file.', 'stands in'],
    ['The text behind the title.', 'behind the title'],
    ['It takes names for a path.', 'takes names for a'],
    ['Take another theme.', 'Take another'],
    ['It shows a text.', 'a text'],
    ['React draws the page.', 'draws'],
    ['The page says so.', 'says'],
    ['The colors are those of the theme.', 'those of the'],
  ])('find: %s', (source, word) => expect(words(source)[0]).toBe(word));

  it.each([
    'There is no page, and there often is no page.',
    'It is no longer here, there is no more, and it is no larger than 5 kB.',
    'Your own keys. Known keys.',
    'Make the most of it, and make use of it.',
    'Search engines read `robots.txt` and robots.txt.',
    'White in the dark theme and in dark mode.',
    'The message is “ends the build”.',
    'A fulfilled promise, an analysis, a label, a precise organism.',
    'The background of a secure page. A commend and a recommended curve.',
    'From 5 on the scale.',
    'An IP address. The address that the server listens on.',
    'The folder packages/content/address.',
    'A text editor, a text fragment, and the interface texts.',
    'It takes precedence. It takes 5 s. It takes the path relative to the root.',
    'Saying. We can’t say whether it works.',
    'Leave the other keys alone. The dialog makes the page inert.',
    'The text of its own file. The glow behind the page, behind a login.',
    'Components of plugins come before those of themes.',
    'Make some of them pass.',
  ])('pass: %s', (source) => expect(words(source)).toEqual([]));

  it('pass on Chinese pages, where English is a sample', () => {
    expect(about(zh('它叫 mend anew。'), rejected)).toEqual([]);
  });
});
