import type { InsightsClient } from 'search-insights';

/**
 * Passes DocSearch's events to the provider's client, which is bundled, because DocSearch would load it from another origin. It
 * loads with the first event. Search works without it.
 */
const send = (...event: unknown[]): void => {
  import(/* webpackChunkName: "search-insights" */ 'search-insights').then(
    ({ default: insights }) => (insights as (...event: unknown[]) => unknown)(...event),
    () => {},
  );
};

/** The version tells DocSearch which events the client understands. */
export const insightsClient = Object.assign(send, { version: '2.17.3' }) as InsightsClient;
