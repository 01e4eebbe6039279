import type { RouteRow } from './routeAt.ts';

/** The bundler's own function: the module of an id, and how the script that has it is loaded. */
declare const __webpack_require__: {
  (module: string): unknown;
  e: (chunk: string) => Promise<unknown>;
};

/**
 * The page that was built into the document, which needs no list: `plugins/pageFiles` writes where its code is.
 *
 * @returns undefined in a document without a page
 */
export function ownPage(): RouteRow | undefined {
  const written = document.querySelector<HTMLMetaElement>('meta[name="page-code"]')?.content;
  const [file, module, ...chunks] = written?.split(' ') ?? [];
  if (!file || !module) return undefined;
  const load = async () => {
    await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
    return __webpack_require__(module);
  };
  return [decodeURI(file), load as RouteRow[1]];
}
