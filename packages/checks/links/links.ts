import type { Problem, RuleResult } from '../lib/problem.ts';
import type { BuiltSite, Places } from './builtSite.ts';
import { type AllowedPrefix, allowedProblems, chromeUrls } from './external.ts';
import { editStart, type Finding, judge } from './findings.ts';
import { resolve } from './resolve.ts';
import { placesOf, type Sources } from './sources.ts';

export interface LinksInput {
  site: BuiltSite;
  places: Places;
  sources: Sources;
  allowed: readonly AllowedPrefix[];
}

/** Compares the base path of the build, as its first style sheet or script shows, with the expected one. */
function otherBase({ site, places }: LinksInput): Problem | undefined {
  const index = site.documents.get('index.html');
  const asset = index?.references.find(({ url }) => /^\/(.*\/)?static\/(css|js)\//.test(url))?.url;
  const base = asset?.replace(/static\/(css|js)\/.*/, '');
  if (base === undefined || base === places.base) return undefined;
  const message = `The site was built for the base path ${base}, but the check expects ${places.base}.`;
  return {
    file: `${places.outDir}/index.html`,
    message,
    fix: `Run the build and the check with SITE_BASE=${base}.`,
  };
}

/** Turns findings into problems: one for each URL in each source line, even if many pages show it. */
function toProblems(findings: readonly Finding[], { places, sources }: LinksInput): Problem[] {
  const groups = new Map<string, { problem: Problem; pages: Set<string> }>();
  for (const { document, url, message, fix } of findings) {
    const written = placesOf(url, document.url, places.base, sources);
    const [place = { file: `${places.outDir}/${document.file}` }, ...others] = written;
    const also = others.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
    const hint = also.length > 0 ? ` Also in ${also.join(', ')}.` : '';
    const problem = { ...place, message: `${url}: ${message}${hint}`, fix };
    const key = [written.length > 0 ? JSON.stringify(place) : '', problem.message].join('\0');
    const group = groups.get(key) ?? { problem, pages: new Set<string>() };
    groups.set(key, { ...group, pages: group.pages.add(document.url) });
  }
  return [...groups.values()].map(({ problem, pages }) => {
    const where = pages.size > 1 ? ` (On ${pages.size} pages, such as ${[...pages][0]}.)` : '';
    return { ...problem, message: problem.message + where };
  });
}

/** Every external URL that pages link to, sorted, without edit links. */
export function externalLinks({ site, places }: Pick<LinksInput, 'site' | 'places'>): string[] {
  const edit = editStart(places);
  const urls = [...site.documents.values()].flatMap((document) =>
    document.references
      .filter(({ url }) => url !== '' && resolve(url, document, site, places).kind === 'external')
      .map(({ url }) => url),
  );
  return [...new Set(urls)].filter((url) => !url.startsWith(edit)).sort();
}

/** Checks that every URL on the built site leads to an existing place in the right language. */
export function links(input: LinksInput): RuleResult {
  const { site, places, sources, allowed } = input;
  const counted = { pages: 0, links: 0, anchors: 0, editLinks: 0, external: 0 };
  const wrongBase = otherBase(input);
  if (wrongBase) return { problems: [wrongBase], counted };

  const context = { ...input, allowed: [...allowed, ...chromeUrls(sources.shared)] };
  const edit = editStart(places);
  const findings: Finding[] = [];
  for (const document of site.documents.values()) {
    if (document.file.endsWith('.html')) counted.pages++;
    for (const reference of document.references) {
      const { url } = reference;
      const finding = judge(document, reference, context);
      if (finding) findings.push(finding);
      counted[url.startsWith(edit) ? 'editLinks' : 'links']++;
      if (url.includes('#')) counted.anchors++;
    }
  }
  const external = externalLinks(input);
  counted.external = external.length;
  return {
    problems: [...toProblems(findings, input), ...allowedProblems(allowed, external)],
    counted,
  };
}
