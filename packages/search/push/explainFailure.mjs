/**
 * Says what a failed upload means to whoever started it.
 *
 * @param {unknown} error
 * @param {import('./hostedSettings.mjs').HostedSearch} settings
 * @returns {Error}
 */
export function explainFailure(error, { appId, indexName, hosts }) {
  if (!(error instanceof Error)) return new Error(String(error));
  const status = 'status' in error ? error.status : undefined;
  if (error.name === 'RetryError') {
    const names = hosts.map(({ name, port }) => (port ? `${name}:${port}` : name)).join(', ');
    return new Error(
      `The search provider does not answer: ${names || `the hosts of application ${appId}`}. Check SITE_SEARCH_APP_ID, SITE_SEARCH_HOSTS and the network.`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `The search provider refused the key (${status}: ${error.message}). SEARCH_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, settings and editSettings on ${indexName} and ${indexName}_tmp_*.`,
      { cause: error },
    );
  }
  return new Error(`${status ? `${status}: ` : ''}${error.message}`, { cause: error });
}
