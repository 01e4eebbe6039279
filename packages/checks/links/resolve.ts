import { decodeSafely } from '@handbook/content/address';
import type { BuiltDocument, BuiltSite, Places } from './builtSite.ts';

/** The target of a URL. */
export type Target =
  | { kind: 'document'; document: BuiltDocument; fragment: string }
  | { kind: 'file'; file: string }
  /** The page of a folder, without the trailing slash. */
  | { kind: 'folder'; url: string }
  | { kind: 'missing'; url: string }
  /** On this origin, but outside the base path. */
  | { kind: 'outside'; url: string }
  | { kind: 'external'; url: string }
  /** A `data:` or `blob:` URL. */
  | { kind: 'inline' };

/** The origin of a site that doesn't configure one. */
const someHost = 'https://this.site.invalid';

/** Resolves a URL in a built document like a browser and a host with clean URLs. */
export function resolve(url: string, from: BuiltDocument, site: BuiltSite, places: Places): Target {
  if (/^(data|blob):/.test(url)) return { kind: 'inline' };
  const host = places.origin || someHost;
  const base = places.base.replace(/\/$/, '');
  if (!URL.canParse(url, host)) return { kind: 'external', url };
  const target = new URL(url, `${host}${base}${from.url}`);
  if (target.origin !== new URL(host).origin) return { kind: 'external', url };

  const path = decodeSafely(target.pathname);
  if (!path.startsWith(`${base}/`) && path !== base) return { kind: 'outside', url: path };
  const local = path.slice(base.length + 1);
  const file = local === '' || local.endsWith('/') ? `${local}index.html` : local;
  const found = [file, `${file}.html`].find((candidate) => site.files.has(candidate));
  const document = found?.endsWith('.html') && site.documents.get(found);
  if (document) return { kind: 'document', document, fragment: decodeSafely(target.hash.slice(1)) };
  if (found) return { kind: 'file', file: found };
  if (site.files.has(`${file}/index.html`)) return { kind: 'folder', url: `/${local}` };
  return { kind: 'missing', url: `/${local}` };
}
