import type { Redirect } from '../../redirects/readRedirects.ts';
import { CACHING, type Headers, type SiteHeaders } from '../siteHeaders.ts';

/** Escapes a string for a regular expression of nginx. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes a value that may have semicolons and apostrophes. A dollar sign would start a variable. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx can't quote the header value ${value}.`);
  return `"${value}"`;
}

/** Writes a variable that depends on the path, from rows of pattern and value. */
function map(variable: string, fallback: string, rows: string[][]): string {
  const lines = [...rows, ['default', fallback]].map((row) => `  ${row.join(' ')};`);
  return `map $uri ${variable} {\n${lines.join('\n')}\n}`;
}

/** Writes a `map` block for each header that differs between paths, and the lines that send the headers. */
function headerLines({ base, everywhere, rules, caching }: SiteHeaders) {
  const defaults: Headers = { [CACHING]: caching, ...everywhere };
  const names = [defaults, ...rules.map(({ headers }) => headers)].flatMap(Object.keys);
  const maps: string[] = [];
  const lines = [...new Set(names)].map((name) => {
    const fallback = quoted(defaults[name] ?? '');
    const rows = rules.flatMap(({ path, headers: { [name]: value } }) => {
      const end = path.endsWith('*') ? '' : '$';
      return value ? [[`~^${escaped(base + path.replace(/\*$/, ''))}${end}`, quoted(value)]] : [];
    });
    if (rows.length === 0) return `  add_header ${name} ${fallback} always;`;
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    maps.push(map(variable, fallback, rows));
    return `  add_header ${name} ${variable} always;`;
  });
  return { maps, lines: lines.join('\n') };
}

/**
 * Writes an nginx configuration with one server, for the `http` block. nginx sends the compressed files of
 * `npm run compress`, and compresses other files itself.
 *
 * @param name the host name of the site
 */
export function nginxConfig(
  headers: SiteHeaders,
  { notFoundPages }: { notFoundPages: readonly string[] },
  redirects: readonly Redirect[],
  name = 'docs.example.com',
): string {
  const { base } = headers;
  const { maps, lines } = headerLines(headers);
  const inBase = (path: string) => base.slice(0, -1) + path;
  const others = notFoundPages.filter((page) => page !== '404.html');
  const notFound = others.map((page) => [
    `~^${escaped(base + page.replace('404.html', ''))}`,
    base + page,
  ]);
  const moved = redirects.map(({ from, to }) => [
    `~^${escaped(inBase(from))}(\\.html|/)?$`,
    quoted(inBase(to)),
  ]);
  const entrance = `
  location = / {
    return 308 ${base};
  }
`;
  return `# Written by the build. The root must contain the site, compressed by \`npm run compress\`${base === '/' ? '' : `, below ${base}`}.

# The not-found page in the language of the path.
${map('$site_not_found', `${base}404.html`, notFound)}

# Pages that have moved.
${map('$site_moved', '""', moved)}

${maps.join('\n\n')}

# The path without its trailing slash.
${map('$site_page', '""', [['~^(?<site_slashless>.+)/$', '$site_slashless']])}

server {
  listen 80;
  # listen 443 ssl; with ssl_certificate and ssl_certificate_key
  server_name ${name};
  root /var/www/site;

  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/css text/markdown text/xml application/javascript application/json;

  # Sends compressed files. With the module ngx_brotli, add: brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;

${lines}

  error_page 404 $site_not_found;

  if ($site_moved) {
    return 301 $site_moved;
  }
${base === '/' ? '' : entrance}
  location ${base} {
    try_files $uri $uri.html @folder;
  }

  # Paths of folders have a trailing slash, paths of pages don't.
  location ~ /$ {
    if (-f $document_root$site_page.html) {
      return 308 $site_page$is_args$args;
    }
    try_files \${uri}index.html =404;
  }
  location @folder {
    if (-f $document_root$uri/index.html) {
      return 308 $uri/$is_args$args;
    }
    return 404;
  }

  # Not-found pages have no URL, and files that start with a dot are private.
  location ~ ^${escaped(base)}([^/]+/)?404(\\.html)?$ {
    internal;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ~ \\.md$ {
    default_type text/markdown;
    try_files $uri =404;
  }
  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
    try_files $uri =404;
  }
}
`;
}
