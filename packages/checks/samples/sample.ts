import type { Block } from '@handbook/content';

/** A fenced block together with what its page shows beside it. */
export interface Sample extends Block {
  /** Identifies the page in both languages: its path below the language folder, without extension. */
  route: string;
  /** The line of the H1 or H2 it stands under; 0 above all. */
  section: number;
  /** Position among the page's blocks. */
  index: number;
  /** The file the block claims to be (`title=`), with forward slashes and without `./`. */
  title: string | undefined;
  /** Whether the page imports the file that the block quotes with `file=`, and so compiles it. */
  imported: boolean;
  /** Whether it is the visible outcome of an earlier sample of the page, which contains it. */
  live: boolean;
  /** Every block of the same page, this one included, in page order. */
  siblings: readonly Sample[];
}

/** One thing a kind holds against a sample. */
export interface Finding {
  sample: Sample;
  /** Line in the page; the fence's line when absent. */
  line?: number;
  message: string;
  fix: string;
  /** A TypeScript error code such as `TS2322`, which `fails=` may expect. */
  code?: string;
}

/** One kind of block: it gets all its samples at once, so that it can share what is costly. */
export interface Kind {
  /** Names the kind in the table of what was checked. */
  name: string;
  /** Whether it proves `fails="text"` itself; otherwise a build has to. */
  runs?: true;
  check(samples: readonly Sample[]): readonly Finding[] | Promise<readonly Finding[]>;
}

/** The page's line on which a line of the block's code stands. */
export const lineOf = (sample: Sample, codeLine: number): number => sample.line + codeLine;

/** The value of a meta attribute that must carry a text; a bare word counts as the empty text. */
export function metaText(sample: Sample, name: string): string | undefined {
  const value = sample.meta[name];
  return value === true ? '' : value;
}

/** The last segment of the sample's title, e.g. `_meta.json`. */
export const baseName = (sample: Sample): string => sample.title?.split('/').at(-1) ?? '';
