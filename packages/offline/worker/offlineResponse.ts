import type { WorkerPlan } from '../plan/plan.ts';
import { languageOf, pagePath } from '../plan/urls.ts';

/** The not-found page of a language, with status 404. */
async function notFound(lang: string, plan: WorkerPlan): Promise<Response> {
  const stored = await caches.match(plan.notFound, { ignoreVary: true });
  const pages: Record<string, string> = stored ? await stored.json() : {};
  return new Response(pages[lang] ?? '', {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** Whether the site has a page or a file with a path. Only the server knows which files in `static` exist. */
const exists = (path: string, { base, pages, files }: WorkerPlan): boolean =>
  pages.includes(path) || files.includes(path) || path.startsWith(`${base}static/`);

/**
 * Responds to a request for a page that isn't stored: with a redirect to the new path of a page that has moved, with a
 * redirect to the offline page, or with the not-found page if nothing exists at the path.
 */
export async function offlineResponse(url: URL, plan: WorkerPlan): Promise<Response> {
  const moved = plan.redirects[pagePath(url, Object.keys(plan.redirects))];
  if (moved !== undefined) return Response.redirect(url.origin + moved, 302);
  const path = pagePath(url, plan.pages);
  const lang = languageOf(path, plan);
  const offline = plan.offlinePages[lang];
  if (!offline || path === offline || !exists(path, plan)) return notFound(lang, plan);
  const from = encodeURIComponent(path + url.search);
  return Response.redirect(`${url.origin}${offline}?from=${from}`, 302);
}
