import type { Block } from '../lib/blocks.ts';

/** A code block with the other blocks of its page. */
export interface Sample extends Block {
  /** Identifies the page in both languages: its path below the language folder, without extension. */
  route: string;
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
}

/** What the compiler checks for a sample. */
export interface Unit {
  sample: Sample;
  /** The file, from the site's root. */
  path: string;
  text: string;
  /** The line of the sample that each line of the text comes from; by default the same line. */
  lines?: readonly number[];
}

/** One kind of block. */
export interface Kind {
  /** The name of the kind in the closing table. */
  name: string;
  check?: (sample: Sample) => Finding[] | Promise<Finding[]>;
  /** What to type-check if `check` finds nothing. */
  unit?: (sample: Sample) => Unit | undefined;
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

/** Whether a sample is the configuration file of a site. */
export const isConfig = (sample: Sample): boolean =>
  /^rspress\.config\.[mc]?[jt]s$/.test(baseName(sample));

/** Whether a block shows a part of a configuration, which is type-checked but not built. */
export const isPart = ({ meta }: Sample): boolean => meta.part === true;
