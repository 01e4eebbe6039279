/** A limit of the Markdown that a page teaches. */
export interface Taught {
  /** Page and section that say so. */
  section: string;
  /** Whether a sample runs into it. */
  applies: (code: string) => boolean;
}

const limits = '/guide/basic/ssg-md#know-the-limits';

/** What a page has and its Markdown lacks, as the pages say. */
export const taught: readonly Taught[] = [
  {
    section: '/guide/basic/ssg-md#say-what-a-component-means',
    applies: (code) => /^overview: true$/m.test(code),
  },
  { section: limits, applies: (code) => /^tag: /m.test(code) },
  { section: limits, applies: (code) => /<Prompt\b[^>]*\bdescription=/.test(code) },
  // `**字。**字` ends in a character reference.
  { section: limits, applies: (code) => /[。！？，；：]\*\*\p{Script=Han}/u.test(code) },
];
