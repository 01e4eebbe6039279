// npm run compress: writes gzip and Brotli files next to the text files of the build.
import { outFolder } from '@handbook/content/files';
import { compressSite } from '../site/compress.mjs';

const { files, plain, gz, br } = await compressSite(outFolder);
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `${files} files of ${megabytes(plain)}: ${megabytes(gz)} by gzip, ${megabytes(br)} by Brotli.`,
);
