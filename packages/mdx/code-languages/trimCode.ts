import type { ShikiTransformer } from 'shiki';

/** Drops the final newline of a quoted file, which would show as an empty line. */
export const trimCode: ShikiTransformer = {
  name: 'trim-code',
  preprocess: (code) => code.trimEnd(),
};
