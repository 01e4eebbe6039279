import { prefixOf } from '@handbook/content/address';
import { outDir } from '@handbook/content/files';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { type Parsed, parseCss, parseHtml, type Reference } from './references.ts';

/** A built site. */
interface BuiltSite {
  /** Every file of the output folder, with the text of HTML and CSS files. */
  files: ReadonlyMap<string, string>;
  /** Where it is published; the origin is empty if unknown. */
  place: { origin: string; base: string };
  /** The external hosts that pages may link to. */
  hosts: ReadonlySet<string>;
  /** Finds the source file and line of a URL on a built page. */
  placeOf(url: string, file: string): Pick<Problem, 'file' | 'line'> | undefined;
}

type Finding = Pick<Problem, 'message' | 'fix'> | undefined;

const allowList = 'packages/checks/links/hosts.json';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Follows every URL on the built site. */
export function links({ files, place, hosts, placeOf }: BuiltSite): RuleResult {
  const origin = place.origin || 'https://site.invalid';
  const parsed = new Map<string, Parsed>();
  for (const [file, text] of files) {
    if (file.endsWith('.html')) parsed.set(file, parseHtml(text));
    if (file.endsWith('.css')) parsed.set(file, parseCss(text));
  }

  /** Finds the built file of a path like a host with clean URLs. */
  function fileOf(path: string): string | undefined {
    const local = path.slice(place.base.length);
    const file = /(?:^|\/)$/.test(local) ? `${local}index.html` : local;
    return [file, `${file}.html`].find((one) => files.has(one));
  }

  function external({ host, protocol }: URL, { isLink }: Reference): Finding {
    if (protocol === 'mailto:' || protocol === 'data:' || protocol === 'blob:') return undefined;
    if (!isLink) {
      const fix = 'Put a copy in docs/public, and link to the copy.';
      return { message: 'The page loads it from another origin.', fix };
    }
    if (protocol === 'https:' && hosts.has(host)) return undefined;
    const message = `${protocol}//${host} is not in the list of external hosts.`;
    return { message, fix: `Correct the URL, or add the host with a reason to ${allowList}.` };
  }

  function check(from: string, reference: Reference): Finding {
    const { url, hasLanguage } = reference;
    const base = `${origin}${place.base}${from.replace(/(?:index)?\.html$/, '')}`;
    if (!URL.canParse(url, base) || url === '') {
      return { message: "It isn't a URL.", fix: 'Correct the URL, or use a button.' };
    }
    const target = new URL(url, base);
    if (target.origin !== origin) return external(target, reference);
    const path = decode(target.pathname);
    if (!path.startsWith(place.base)) {
      const message = `It is outside the base path ${place.base}.`;
      return { message, fix: 'Use withBase or the Link component.' };
    }
    const file = fileOf(path);
    if (file === undefined) {
      return { message: `${path} doesn't exist.`, fix: 'Correct the link, or create the page.' };
    }
    const prefix = prefixOf(`/${from}`);
    if (prefix && !hasLanguage && reference.isLink && files.has(`${prefix.slice(1)}/${file}`)) {
      const message = 'A translated page links to an English page that has a translation.';
      return { message, fix: `Remove the language from the link, or link to ${prefix}/.` };
    }
    const id = decode(target.hash.slice(1)).replace(/:~:.*/, '');
    const ids = parsed.get(file)?.ids;
    if (id === '' || id === 'top' || !ids || ids.has(id)) return undefined;
    return { message: `${path} has no element with the id "${id}".`, fix: 'Correct the id.' };
  }

  const problems = new Map<string, Problem>();
  let count = 0;
  for (const [from, { references }] of parsed) {
    for (const reference of references) {
      count += 1;
      const finding = check(from, reference);
      if (!finding) continue;
      const message = `${reference.url}: ${finding.message}`;
      const place = placeOf(reference.url, from);
      // A link of a menu is on many pages, but has one place in the sources.
      const key = `${place?.file}:${place?.line} ${message}`;
      if (problems.has(key)) continue;
      problems.set(key, { ...(place ?? { file: `${outDir}/${from}` }), message, fix: finding.fix });
    }
  }
  return { problems: [...problems.values()], counted: { files: parsed.size, links: count } };
}
