import { languageOf, pageKey } from '../plan/addresses.ts';
import type { WorkerPlan } from '../plan/plan.ts';

/** The not-found page of a language, with status 404. */
async function notFound(lang: string, plan: WorkerPlan): Promise<Response> {
  const stored = await caches.match(plan.notFound, { ignoreVary: true });
  const pages: Record<string, string> = stored ? await stored.json() : {};
  return new Response(pages[lang] ?? '', {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * Responds to a request for a page that isn't stored: with a redirect to the offline page, or with the not-found page if the
 * path isn't a page.
 */
export async function offlineResponse(url: URL, plan: WorkerPlan): Promise<Response> {
  const lang = languageOf(url.pathname, plan);
  const path = new URL(pageKey(url)).pathname;
  const offline = plan.offlinePages[lang];
  if (!offline || path === offline || !plan.pages.includes(path)) return notFound(lang, plan);
  const from = encodeURIComponent(path + url.search);
  return Response.redirect(`${url.origin}${offline}?from=${from}`, 302);
}
