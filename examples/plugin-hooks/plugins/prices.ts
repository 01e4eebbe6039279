import { readFile, writeFile } from 'node:fs/promises';
import type { RspressPlugin } from '@rspress/core';

export const prices: RspressPlugin = {
  name: 'prices',
  async beforeBuild() {
    const rows = (await readFile('prices.csv', 'utf8')).trim().split('\n');
    const data = Object.fromEntries(rows.map((row) => row.split(',')));
    await writeFile('components/prices.json', JSON.stringify(data));
  },
};
