import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // The build puts the hosted search in here; the unit tests are those of a site without one.
        define: { HOSTED_SEARCH: 'null' },
        test: {
          name: 'unit',
          // The framework's components import style sheets, which Node does not.
          server: { deps: { inline: [/@rspress\/core\/dist\/theme/] } },
          include: [
            '{theme,search,plugins,scripts,bench,checks/cli,checks/lib}/**/*.test.{ts,tsx,mjs}',
          ],
        },
      },
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          exclude: ['checks/{cli,evidence,lib}/**'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'checks:evidence',
          include: ['checks/evidence/*.test.ts'],
          // The evidence is what the other rules counted, so it comes after them.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
