import type { RspressPlugin } from '@rspress/core';

/**
 * Has a plugin's work wait for that of all others after a build: the framework begins the `afterBuild` of every plugin
 * at once, and what the others write belongs to the built site too.
 *
 * @param plugins of the configuration, without the caller's
 * @returns resolves once every `afterBuild` that has begun has ended
 */
export function othersAfterBuild(plugins: readonly RspressPlugin[]): () => Promise<unknown> {
  const begun: Promise<void>[] = [];
  for (const plugin of plugins) {
    const { afterBuild } = plugin;
    if (!afterBuild) continue;
    plugin.afterBuild = (...told) => {
      const work = Promise.resolve(afterBuild.apply(plugin, told));
      begun.push(work);
      return work;
    };
  }
  return async () => {
    // Those that come later in the list begin only once the caller's has given way.
    await Promise.resolve();
    await Promise.all(begun);
  };
}
