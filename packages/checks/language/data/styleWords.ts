/** An English wording and what to write instead. */
export interface StyleWord {
  /** With the flag `g`, without regard to case; a space matches any white space. */
  pattern: RegExp;
  instead: string;
}

/** A space of a pattern may be a line break and the indentation of a comment. */
const word = (source: string, instead: string, flags = 'gi'): StyleWord => ({
  pattern: new RegExp(source.replaceAll(' ', '\\s+'), flags),
  instead,
});

/** Wordings that pages, interface text, README files, and code must not contain. */
export const rejectedWords: readonly StyleWord[] = [
  word(String.raw`\b(?:mend(?:s|ed|ing)?|cur(?:es?|ed|ing))\b`, 'fix, solution'),
  word(String.raw`\bbelong(?:s|ed|ing)? into\b`, 'belongs in'),
  word(String.raw`\b(?:is|are|was|were|be|been|being|as) told\b`, 'see, is described in'),
  word(
    String.raw`\b(?:without a word|in silence|nothing says so|nobody is told)\b`,
    'silently, without a warning',
  ),
  word(String.raw`\banew\b`, 'again; remounted, rebuilt'),
  word(String.raw`\b(?:leads?|leading|led) (?:\w+ )?astray\b`, 'links to the wrong page'),
  word(String.raw`\bwhole (?:address(?:es)?|URLs?)\b`, 'absolute URL'),
  word(String.raw`\bread by nothing\b`, 'unused'),
  word(String.raw`\bgrounds? of\b`, 'background of'),
  word(
    String.raw`\b(?:makes?|made|making) (?!use |sense |some |the most |a (?:copy|list|note) )(?:[\w’'-]+ ){1,3}of (?:it|them)\b`,
    'turns it into',
  ),
  word(
    String.raw`\bfrom (?:version |Node(?:\.js)? )?v?\d[\w.]* on\b(?! (?:the|an?|your|its)\b)`,
    '20.19 or later',
  ),
  word(String.raw`\b(?:beats?|beaten|w(?:ins?|on) over)\b`, 'takes precedence over, overrides'),
  // “There is no …” is idiomatic, “is no longer” and comparisons are no names of things.
  word(
    String.raw`(?<!\bthere (?:[\w’'-]+ )?)\b(?:is|are|was|were|becomes?|became) no (?!longer\b|more\b|one\b|fewer\b|less\b|different\b|\w+er than\b)`,
    'isn’t a, doesn’t become',
  ),
  word(String.raw`\ban own\b`, 'custom, your'),
  word('(?:^|(?<=[.!?:] ))Own (?=[a-z])', 'custom, your', 'gm'),
  word(String.raw`\btravel(?:s|led|ed)? as\b`, 'is serialized to'),
  word(String.raw`\bend(?:s|ed|ing)? (?:the|a) (?:build|command)\b`, 'fails the build, exits'),
  // `robots.txt` and the robots meta tag have this name.
  word(String.raw`\brobots?\b(?!\.txt| (?:meta|tag|directive))`, 'crawlers'),
  word(
    String.raw`\bin the dark\b(?![- ](?:color|mode|palette|picture|scheme|screenshot|theme|variant|version))`,
    'in dark mode',
  ),
  // The part of a page behind a dialog can be inert.
  word(String.raw`\b(?:is|are|was|were) inert\b`, 'has no effect'),
  word(String.raw`(?<!\bleav(?:e|es|ing) (?:[\w’'-]+ ){0,9})\balone\b`, 'only'),
  word(String.raw`\bany ?more\b`, 'no longer'),
  word(
    String.raw`(?<!\b(?:IP|e-?mail|mail) |\/)\baddress(?:es)?\b(?! (?:bar|the reader)\b| that .*? listens\b|\(\))`,
    'URL or path',
  ),
  word(String.raw`\bshipped\b`, 'default'),
  word(String.raw`\bof (?:your|its|their|our) own\b(?! file\b)`, 'your, custom'),
  word(
    String.raw`\b(?:stands?|stood|lies?|lay) (?:in|on|at|before)\b|\bbehind (?:it|(?:the|a) (?:heading|label|link|name|path|text|title|word))\b`,
    'is in, after',
  ),
  word(
    String.raw`\b(?:takes?|took|taken|taking) (?:[\w’'-]+ ){1,4}for (?:an?|the|one|granted)\b`,
    'treats X as Y',
  ),
  word(
    String.raw`\b(?:takes?|took|taken|taking) (?:the(?! path relative\b)|one|another|this|that|those|your|what|whichever)\b`,
    'use',
  ),
  word(
    String.raw`\ba text\b(?! (?:area|box|editor|field|file|fragment|input|node|string))|(?<!\b(?:built-in|interface) )\btexts\b`,
    'string, label, text',
  ),
  word(String.raw`\b(?:draws?|drawn|drew)\b`, 'render'),
  word(String.raw`\bsays?\b(?! whether\b)`, 'sets, shows, describes'),
  word(String.raw`\b(?:those|the ones?|that) of (?:the|an?|its|their|your)\b`, 'repeat the noun'),
];

const american: Readonly<Record<string, string>> = {
  // -our
  'behaviour(?:s|al)?': 'behavior',
  'colour(?:s|ed|ing|ful|less)?': 'color',
  'favour(?:s|ed|ing|ite|ites|able)?': 'favor',
  'flavour(?:s|ed)?': 'flavor',
  'honour(?:s|ed|ing)?': 'honor',
  'labour(?:s|ed)?': 'labor',
  'neighbour(?:s|ing|hood)?': 'neighbor',
  // -ise, -yse
  'analys(?:e|ed|ing|er|ers)': 'analyze',
  '(?:author|capital|custom|emphas|final|general|initial|local|maxim|memor|minim|modern|normal|optim|organ|personal|prior|real|recogn|serial|deserial|special|standard|summar|synchron|token|util|visual)is(?:e|es|ed|ing|er|ers|ation)':
    '-ize',
  // -re, -ce, -ogue
  'centre[sd]?': 'center',
  '(?:theatre|fibre|metre|litre)s?': '-er',
  'licence[sd]?': 'license',
  '(?:defence|offence|pretence)s?': '-ense',
  'practis(?:e|es|ed|ing)': 'practice',
  // Doubled and single letters.
  '(?:cancel|label|model|signal|travel|level|channel|tunnel|marshal|total)l(?:ed|ing|er|ers)':
    'a single l, as in canceled',
  '(?:fulfil|enrol|instal)(?:s|ment)?': '-ll',
  // Others.
  'greys?|grey(?:ed|ish)': 'gray',
  'judgement(?:s|al)?': 'judgment',
  'artefacts?': 'artifact',
  '(?:mis)?spelt': '(mis)spelled',
  'learnt|burnt|dreamt|leant': '-ed',
  whilst: 'while',
  amongst: 'among',
  'programmes?': 'program',
  'sceptical(?:ly)?': 'skeptical',
};

/** British spellings; this site uses American ones. */
export const britishSpellings: readonly StyleWord[] = Object.entries(american).map(
  ([source, instead]) => word(String.raw`\b(?:${source})\b`, instead),
);
