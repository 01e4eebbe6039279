import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { main } from '../cli/main.mjs';
import { compressSite } from '../site/compress.mjs';

await main(async () => {
  if (!existsSync(join(outFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${outFolder}. Build it with: npm run build`);
  }
  const { files, plain, gz, br } = await compressSite(outFolder);
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${files} files of ${megabytes(plain)}: ${megabytes(gz)} by gzip, ${megabytes(br)} by Brotli.`,
  );
});
