import { defineConfig, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { backToTop } from './plugins/backToTop.ts';
import { buildDate } from './plugins/buildDate.ts';
import { countPages } from './plugins/count.ts';
import { forbidSpaces } from './plugins/forbidSpaces.ts';
import { glossary } from './plugins/glossary.ts';
import { kbd } from './plugins/kbd.ts';
import { lazyImages } from './plugins/lazyImages.ts';
import { price } from './plugins/price.ts';
import { prices } from './plugins/prices.ts';
import { readingTime } from './plugins/readingTime.ts';
import { related } from './plugins/related.ts';
import { report } from './plugins/report.ts';
import { rule } from './plugins/rule.ts';
import { searchTags } from './plugins/searchTags.ts';
import { strictLinks } from './plugins/strictLinks.ts';
import { texts } from './plugins/texts.ts';
import { version } from './plugins/version.ts';

const wrong = { routePath: '/two words', relativePath: 'two words.mdx' } as RouteMeta;

/** Prints what the plugins before it did to the configuration, and what one says about a wrong route. */
const witness: RspressPlugin = {
  name: 'witness',
  config(config) {
    console.log(`checkAnchors: ${config.markdown?.link?.checkAnchors}`);
    return config;
  },
  async routeGenerated(_, isProd) {
    try {
      await forbidSpaces.routeGenerated?.([wrong], isProd);
    } catch (error) {
      console.log((error as Error).message);
    }
  },
};

export default defineConfig({
  plugins: [
    countPages(),
    kbd,
    backToTop,
    rule,
    lazyImages,
    price,
    buildDate,
    strictLinks,
    glossary,
    forbidSpaces,
    related(),
    prices,
    version,
    searchTags,
    readingTime,
    texts,
    report,
    witness,
  ],
});
