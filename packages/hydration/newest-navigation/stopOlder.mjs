/** The start of a navigation in the framework's hook. */
const START = 'const inCurrPage =';
/** The part of the hook that waits for the page's code. */
const WAIT =
  /const data = await initPageData\(routePath\);\s*warmPageData\(routePath, data\);\s*clearTimeout\(timer\);\s*nprogress\.done\(\);/;

/**
 * Loader that ends a navigation when a newer one starts, including Back and links to headings. The older one can't stay pending, because React displays no
 * transition before all pending ones have ended.
 *
 * @param {string} source the framework's hook
 * @returns {string}
 * @throws {Error} if the hook has changed
 */
export default function stopOlder(source) {
  if (!source.includes(START) || !WAIT.test(source)) {
    throw new Error(
      'The framework’s useLinkNavigate has changed: see packages/hydration/newest-navigation.',
    );
  }
  return `let stopOlder = () => {};
addEventListener('popstate', () => stopOlder());
${source.replace(START, `stopOlder();\n${START}`).replace(
  WAIT,
  `const stopped = new Promise((resolve) => { stopOlder = resolve; });
const data = await Promise.race([initPageData(routePath), stopped]);
clearTimeout(timer);
nprogress.done();
if (!data) return;
warmPageData(routePath, data);`,
)}`;
}
