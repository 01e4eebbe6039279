import type { Block } from '@handbook/content';

/** A code block with the other blocks of its page. */
export interface Sample extends Block {
  /** Identifies the page in both languages: its path below the language folder, without extension. */
  route: string;
  /** The line of the H1 or H2 above it; 0 if there is none. */
  section: number;
  /** Position among the page's blocks. */
  index: number;
  /** The file name of the block (`title=`), with forward slashes and without `./`. */
  title: string | undefined;
  /** Whether the page imports the file that the block quotes with `file=`, so that the build compiles it. */
  imported: boolean;
  /** Whether it is the rendered result of an earlier sample, which contains its code. */
  live: boolean;
  /** Every block of the same page, this one included, in page order. */
  siblings: readonly Sample[];
}

/** One problem of a sample. */
export interface Finding {
  sample: Sample;
  /** The line in the page; by default the first line of the block. */
  line?: number;
  message: string;
  fix: string;
  /** A TypeScript error code such as `TS2322`, which `fails=` may expect. */
  code?: string;
}

/** One kind of block. It checks all its samples at once, to share expensive work. */
export interface Kind {
  /** The name of the kind in the closing table. */
  name: string;
  /** Whether it checks `fails="text"` without a build. */
  runs?: true;
  check(samples: readonly Sample[]): readonly Finding[] | Promise<readonly Finding[]>;
}

/** The line in the page of a line of code. */
export const lineOf = (sample: Sample, codeLine: number): number => sample.line + codeLine;

/** The value of a meta attribute with a string value. An attribute without a value counts as an empty string. */
export function metaText(sample: Sample, name: string): string | undefined {
  const value = sample.meta[name];
  return value === true ? '' : value;
}

/** The last segment of the sample's title, e.g. `_meta.json`. */
export const baseName = (sample: Sample): string => sample.title?.split('/').at(-1) ?? '';
