import type { SitePage, SitePages } from '@handbook/content';
import { absoluteUrl, onSiteBuilt } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { addHead } from '../document-head/addHead.ts';
import { property, tag } from '../document-head/tags.ts';
import { CARD_SIZE, type Card } from './card.ts';
import { cardHash, renderCards } from './renderCards.ts';

const cardOf = ({ area, title, description }: SitePage): Card => ({ area, title, description });

/** Returns the path of a page's card, with a hash, because the file is cached for a year. */
export const cardPath = (page: SitePage): string =>
  `/static/cards/${page.key.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.${page.lang}.${cardHash(cardOf(page))}.png`;

/** The tags that link to a page's card. */
function cardTags(page: SitePage): string {
  if (page.kind === 'error') return '';
  return [
    property('og:image', absoluteUrl(cardPath(page))),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', page.title),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}

/** Renders a card for each page, which social networks show next to links. */
export function cardImages(pages: SitePages): RspressPlugin {
  const write = onSiteBuilt('card-images', async (site) => {
    const all = pages.all();
    const rendered = await renderCards(
      new Map(all.map(cardOf).map((card) => [cardHash(card), card])),
    );
    for (const page of all) site.write(cardPath(page), rendered.get(cardHash(cardOf(page))) ?? '');
  });
  return {
    name: 'card-images',
    config: (config) => addHead(config, pages, cardTags),
    builderConfig: { plugins: [write] },
  };
}
