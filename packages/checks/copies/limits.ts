/** A known limit of the Markdown of pages. */
export interface Limit {
  /** The section that describes it. */
  section: string;
  /** Whether it affects a sample. */
  applies: (code: string) => boolean;
}

const section = '/guide/basic/ssg-md#know-the-limits';

/** What a page contains and its Markdown lacks, as the pages describe. */
export const limits: readonly Limit[] = [
  {
    section: '/guide/basic/ssg-md#say-what-a-component-means',
    applies: (code) => /^overview: true$/m.test(code),
  },
  { section, applies: (code) => /^tag: /m.test(code) },
  { section, applies: (code) => /<Prompt\b[^>]*\bdescription=/.test(code) },
  // `**字。**字` ends in a character reference.
  { section, applies: (code) => /[。！？，；：]\*\*\p{Script=Han}/u.test(code) },
];
