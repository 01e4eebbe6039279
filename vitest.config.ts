import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // The build puts the hosted search in here; the unit tests are those of a site without one.
        define: { HOSTED_SEARCH: 'null', FEED_TOPICS: '["changes"]' },
        test: {
          name: 'unit',
          // The framework's components import style sheets, which Node does not.
          server: { deps: { inline: [/@rspress\/core\/dist\/theme/] } },
          include: [
            '{theme,search,plugins,releases,scripts,bench,checks/cli,checks/lib}/**/*.test.{ts,tsx,mjs}',
          ],
        },
      },
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: ['checks/{cli,lib,tutorial}/**'],
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          name: 'checks:tutorial',
          include: ['checks/tutorial/**/*.test.ts'],
          testTimeout: 1_200_000,
          // It compares the ports that servers take, so no other rule may serve meanwhile.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
