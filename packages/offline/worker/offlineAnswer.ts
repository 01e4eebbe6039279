import { languageOf, pageKey } from '../plan/addresses.ts';
import type { WorkerPlan } from '../plan/plan.ts';

/** The language's not-found page, as the server would answer. */
async function notFound(lang: string, plan: WorkerPlan): Promise<Response> {
  const stored = await caches.match(plan.notFound, { ignoreVary: true });
  const pages: Record<string, string> = stored ? await stored.json() : {};
  return new Response(pages[lang] ?? '', {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * What a reader without network gets for a page that is not stored: the page that says so, at an address of its own so
 * that its scripts work; or the not-found page where there is no such page.
 */
export async function offlineAnswer(url: URL, plan: WorkerPlan): Promise<Response> {
  const lang = languageOf(url.pathname, plan);
  const path = new URL(pageKey(url)).pathname;
  const offline = plan.offlinePages[lang];
  if (!offline || path === offline || !plan.pages.includes(path)) return notFound(lang, plan);
  const from = encodeURIComponent(path + url.search);
  return Response.redirect(`${url.origin}${offline}?from=${from}`, 302);
}
