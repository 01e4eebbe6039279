import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { remarkImage, remarkLink, RouteService } from '@rspress/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

const docDirectory = resolve('docs');
const routeService = await RouteService.create({
  config: { lang: 'en' },
  scanDir: docDirectory,
  externalPages: [],
});
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkLink, { cleanUrls: false, routeService, lint: true })
  .use(remarkImage, { docDirectory, lint: true });

for (const { absolutePath } of routeService.getRoutes()) {
  const file = new VFile({ path: absolutePath, value: await readFile(absolutePath, 'utf8') });
  await processor.run(processor.parse(file), file);
  for (const { reason } of file.messages) console.log(`${file.basename}: ${reason}`);
}
