import { brandImage } from '../brand/brandImages.ts';
import { themeColor } from '../brand/themeColor.ts';

/** The text of a card. */
export interface Card {
  /** The part of the site that the page belongs to; empty for a home page. */
  area: string;
  title: string;
  description: string;
}

/** The size in pixels that social networks show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** An element for the layout engine. */
interface CardElement {
  type: string;
  props: { style?: Record<string, string | number>; children?: unknown; [name: string]: unknown };
}

const element = (
  type: string,
  style: Record<string, string | number>,
  children?: unknown,
  more: Record<string, unknown> = {},
): CardElement => ({ type, props: { style, children, ...more } });

const [PAPER, BRAND, INK, SOFT] = [
  '--site-c-paper',
  '--rp-c-brand',
  '--rp-c-text-0',
  '--rp-c-text-2',
].map((variable) => themeColor('light', variable)) as [string, string, string, string];

const LOGO = `data:image/svg+xml,${encodeURIComponent(brandImage('logo-light.svg'))}`;

/** The width in letters; a Chinese character counts as two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '⺀' ? 2 : 1), 0);

/** The font size in pixels at which the longest title fits on three lines. */
function titleSize(title: string): number {
  const width = widthOf(title);
  if (width <= 24) return 84;
  return width <= 52 ? 72 : 60;
}

/** Truncates text after a number of lines, with an ellipsis. */
const lines = (lineClamp: number) => ({ display: 'block', lineClamp });

/** Returns the layout of a card. */
export function cardLayout({ area, title, description }: Card, family: string): CardElement {
  return element(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '64px 72px',
      background: PAPER,
      borderLeft: `24px solid ${BRAND}`,
      fontFamily: family,
      color: INK,
    },
    [
      element('div', { display: 'flex', alignItems: 'center', gap: 20 }, [
        element('img', { width: 64, height: 64 }, undefined, { src: LOGO, width: 64, height: 64 }),
        element('div', { fontSize: 38, fontWeight: 700 }, 'Rspress'),
        element('div', { marginLeft: 'auto', fontSize: 30, color: BRAND }, area),
      ]),
      element(
        'div',
        {
          ...lines(3),
          marginTop: 'auto',
          fontSize: titleSize(title),
          fontWeight: 700,
          lineHeight: 1.2,
        },
        title,
      ),
      element(
        'div',
        { ...lines(2), marginTop: 28, fontSize: 32, lineHeight: 1.45, color: SOFT },
        description,
      ),
    ],
  );
}
