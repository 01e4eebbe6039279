import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // The build puts the hosted search in here; the unit tests test a site without one.
        define: { HOSTED_SEARCH: 'null', FEED_TOPICS: '["changes"]' },
        test: {
          name: 'unit',
          // A busy machine takes several seconds to read the framework's types.
          testTimeout: 20_000,
          // The framework's components import style sheets, which Node does not.
          server: { deps: { inline: [/@rspress\/core\/dist\/theme/] } },
          include: [
            '{theme,tools,packages/!(checks)}/**/*.test.{ts,tsx,mjs}',
            'packages/checks/{cli,lib,new-page,upgrade-report}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'checks',
          include: ['packages/checks/**/*.test.ts'],
          exclude: ['packages/checks/{cli,lib,new-page,upgrade-report,tutorial}/**'],
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          name: 'checks:tutorial',
          include: ['packages/checks/tutorial/**/*.test.ts'],
          testTimeout: 1_200_000,
          // It compares the ports that servers take, so no other rule may serve meanwhile.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
