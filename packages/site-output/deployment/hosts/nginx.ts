import type { Redirect } from '../../redirects/readRedirects.ts';
import { CACHING, type Headers, type SiteHeaders } from '../siteHeaders.ts';
import type { SiteSurvey } from '../surveySite.ts';
import { escapePattern } from './escapePattern.ts';

/** Quotes a value that may have semicolons and apostrophes. A dollar sign would start a variable. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx can't quote the header value ${value}.`);
  return `"${value}"`;
}

/** Writes a variable that depends on the path, from rows of pattern and value. */
function map(variable: string, fallback: string, rows: [string, string][]): string {
  const lines = [...rows, ['default', fallback]].map(
    ([pattern, value]) => `  ${pattern} ${value};`,
  );
  return `map $uri ${variable} {\n${lines.join('\n')}\n}`;
}

/** The folder of a not-found page: `zh/` for `zh/404.html`. */
const folderOf = (page: string) => page.slice(0, -'404.html'.length);

/** Writes a `map` block for a header that differs between paths, and the line that sends each header. */
function headerLines({ base, everywhere, rules, caching }: SiteHeaders) {
  const defaults: Headers = { [CACHING]: caching, ...everywhere };
  const names = [defaults, ...rules.map(({ headers }) => headers)].flatMap(Object.keys);
  const maps: string[] = [];
  const lines = [...new Set(names)].map((name) => {
    const rows = rules.flatMap(({ path, headers: { [name]: value } }): [string, string][] => {
      const pattern = path.endsWith('*')
        ? escapePattern(path.slice(0, -1))
        : `${escapePattern(path)}$`;
      return value ? [[`~^${escapePattern(base)}${pattern}`, quoted(value)]] : [];
    });
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    const value = quoted(defaults[name] ?? '');
    if (rows.length > 0) maps.push(map(variable, value, rows));
    return `  add_header ${name} ${rows.length > 0 ? variable : value} always;`;
  });
  return { maps, lines };
}

/**
 * Writes an nginx configuration with one server, for the `http` block. nginx sends the compressed files of
 * `npm run compress`, and compresses other files itself.
 *
 * @param name the host name of the site
 */
export function nginxConfig(
  headers: SiteHeaders,
  { notFoundPages }: Pick<SiteSurvey, 'notFoundPages'>,
  redirects: readonly Redirect[],
  name = 'docs.example.com',
): string {
  const { base } = headers;
  const { maps, lines } = headerLines(headers);
  const areas = notFoundPages.filter((page) => page !== '404.html');
  const blocks = [
    `# Written by the build. The root must contain the site${base === '/' ? '' : ` below ${base}`}, compressed by \`npm run compress\`.`,
    `# The not-found page in the language of the path.\n${map(
      '$site_not_found',
      `${base}404.html`,
      areas.map((page) => [`~^${escapePattern(base + folderOf(page))}`, base + page]),
    )}`,
    `# Pages that have moved.\n${map(
      '$site_moved',
      '""',
      redirects.map(({ from, to }) => [
        `~^${escapePattern(base.slice(0, -1) + from)}(\\.html|/)?$`,
        quoted(base.slice(0, -1) + to),
      ]),
    )}`,
    ...maps,
    `# The path without its trailing slash.\n${map('$site_page', '""', [
      ['~^(?<site_slashless>.+)/$', '$site_slashless'],
    ])}`,
    `server {
  listen 80;
  # listen 443 ssl; with ssl_certificate and ssl_certificate_key
  server_name ${name};
  root /var/www/site;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/css text/markdown text/xml application/javascript application/json;
  sendfile on;
  tcp_nopush on;
  # nginx checks cached files again after this time. Reload the configuration after a deployment.
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 30s;
  open_file_cache_errors on;

  # Sends compressed files. With the module ngx_brotli, add: brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/manifest+json application/rss+xml application/xml image/svg+xml;

${lines.join('\n')}

  error_page 404 $site_not_found;

  if ($site_moved) {
    return 301 $site_moved;
  }

${
  base === '/'
    ? ''
    : `  location = / {
    return 308 ${base};
  }
`
}  location ${base} {
    try_files $uri $uri.html @folder;
  }

  # Paths of folders have a trailing slash, paths of pages don't.
  location ~ /$ {
    try_files \${uri}index.html @page;
  }
  location @folder {
    if (-f $document_root$uri/index.html) {
      return 308 $uri/$is_args$args;
    }
    return 404;
  }
  location @page {
    if (-f $document_root$site_page.html) {
      return 308 $site_page$is_args$args;
    }
    return 404;
  }

  # Not-found pages have no URL, and files that start with a dot are private.
  location ~ ^${escapePattern(base)}([^/]+/)?404(\\.html)?$ {
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
}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
