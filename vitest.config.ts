import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the docs checks that load the framework, build sites, or run commands. */
const checks = 'packages/checks/{parity,reference,releases,samples,search,tutorial}';

export default defineConfig({
  test: {
    // The default leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // The build defines these. Unit tests use a site without hosted search.
        define: { HOSTED_SEARCH: 'null', FEED_TOPICS: '["changes"]' },
        test: {
          name: 'unit',
          // Files share what they import, which takes most of the time. A module whose imports are mocked has one test file.
          isolate: false,
          setupFiles: 'vitest.setup.ts',
          // A busy machine takes several seconds to read the framework's types.
          testTimeout: 20_000,
          // The framework's components import style sheets, which Node.js can't load.
          server: { deps: { inline: [/@rspress\/core\/dist\/theme/] } },
          include: ['{theme,tools,packages}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', `${checks}/**`],
        },
      },
      {
        test: {
          name: 'checks',
          include: [`${checks}/**/*.test.ts`],
          testTimeout: 1_200_000,
          // Rules share what they load: the compiler, the parsed types of packages, the framework.
          isolate: false,
        },
      },
    ],
  },
});
