import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{theme,search,plugins,scripts,bench}/**/*.test.{ts,tsx,mjs}'],
        },
      },
      {
        test: {
          name: 'checks',
          include: ['checks/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
