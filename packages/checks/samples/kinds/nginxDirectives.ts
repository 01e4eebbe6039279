const blocks = 'events http server location upstream if map types geo limit_except split_clients';
const statements = `
  absolute_redirect access_log add_header alias allow auth_basic auth_basic_user_file
  brotli brotli_comp_level brotli_static brotli_types charset charset_types client_max_body_size
  default default_type deny directio error_log error_page etag expires gunzip gzip gzip_comp_level
  gzip_disable gzip_http_version gzip_min_length gzip_proxied gzip_static gzip_types gzip_vary
  http2 if_modified_since include index internal keepalive_timeout listen log_format log_not_found
  merge_slashes open_file_cache pid port_in_redirect proxy_cache proxy_http_version proxy_pass
  proxy_redirect proxy_set_header resolver return rewrite root sendfile server server_name
  server_name_in_redirect server_tokens set ssl_certificate ssl_certificate_key ssl_ciphers
  ssl_protocols ssl_session_cache ssl_session_timeout sub_filter tcp_nodelay tcp_nopush try_files
  types_hash_max_size user worker_connections worker_processes
`;

/**
 * The nginx directives that documentation sites use, and how each ends. When a page first needs another directive, add
 * it from the nginx documentation.
 */
export const directives: Readonly<Record<string, 'block' | 'statement'>> = Object.fromEntries([
  ...statements
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'statement']),
  ...blocks.split(' ').map((name) => [name, 'block']),
]);
