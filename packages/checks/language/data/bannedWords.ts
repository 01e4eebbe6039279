import type { Lang } from '@handbook/content';

/** A wording that pages must not contain. */
interface BannedWord {
  /** With the flag `g`; English without regard to case. */
  pattern: RegExp;
  why: string;
  instead: string;
}

const judging = {
  why: 'it judges readers who find the task hard',
  instead: 'Remove the word, or describe what makes the task short.',
};
const praising = {
  why: 'it praises instead of informing',
  instead: 'Describe what happens.',
};
const promising = {
  why: 'how long it takes depends on the reader',
  instead: 'Remove the time.',
};

/** Wordings that the style excludes, by language. */
export const bannedWords: Record<Lang, BannedWord[]> = {
  en: [
    { pattern: /\b(?:simpl(?:e|y|er|est)|eas(?:y|ily|ier|iest))\b/gi, ...judging },
    // "Just-in-time" and "just before" a moment are about time, not about effort.
    { pattern: /\bjust\b(?!-in-time| (?:before|after)\b)/gi, ...judging },
    { pattern: /\b(?:obvious(?:ly)?|of course|needless to say)\b/gi, ...judging },
    { pattern: /\b(?:trivial(?:ly)?|straightforward(?:ly)?)\b/gi, ...judging },
    {
      pattern: /\b(?:effortless(?:ly)?|seamless(?:ly)?|painless(?:ly)?|blazing(?:ly)?)\b/gi,
      ...praising,
    },
    {
      pattern: /\b(?:let[’']s|let us|we will|we[’']ll|we are going to|we[’']re going to)\b/gi,
      why: 'the reader acts, in the present tense',
      instead: 'Address the reader: “you …”, or use the imperative.',
    },
    {
      pattern:
        /\b(?:in|within|takes?|takes about|under|less than) (?:a few|a couple of|one|two|five|ten|\d+)[ -](?:seconds?|minutes?|hours?)\b(?= (?:you|and you|to (?:read|set|get|learn))|[.,]? ?$)/gi,
      ...promising,
    },
    {
      pattern:
        /\b(?:\d+|five|ten|two)-minute (?:read|guide|tutorial|tour|setup)\b|\bin no time\b/gi,
      ...promising,
    },
  ],
  zh: [
    { pattern: /简单|轻松|很容易|毫不费力|轻而易举/g, ...judging },
    {
      pattern: /只需(?!要)|仅需(?!要)|只要[^，。；]{1,12}就(?:行|可以|好)/g,
      ...judging,
    },
    { pattern: /显然|显而易见|不言而喻|众所周知|毋庸置疑/g, ...judging },
    {
      pattern: /无缝|丝滑|极速|闪电般/g,
      ...praising,
    },
    {
      pattern: /让我们|我们将|我们会|咱们/g,
      why: 'the reader acts, in the present tense',
      instead: 'Address the reader (你), or use the imperative.',
    },
    {
      pattern:
        /(?:几|数|\d+|[一二三五十]) ?(?:秒钟?|分钟)(?:内|之内)?(?:就|便)?(?:能|可以|即可|上手|搞定|完成|学会)/g,
      ...promising,
    },
  ],
};
