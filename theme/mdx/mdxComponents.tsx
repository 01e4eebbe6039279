import { Result } from '../result/Result.tsx';

/** Components every page can use without an import. */
export const mdxComponents = { Result };
