/** What a card says. */
export interface Card {
  lang: string;
  /** The part of the site that the page belongs to; empty for a home page. */
  area: string;
  title: string;
  description: string;
}

/** Pixels; what the networks show without cutting. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** An element as the layout engine takes it. */
export interface CardElement {
  type: string;
  props: { style?: Record<string, string | number>; children?: unknown; [name: string]: unknown };
}

const element = (
  type: string,
  style: Record<string, string | number>,
  children?: unknown,
  more: Record<string, unknown> = {},
): CardElement => ({ type, props: { style, children, ...more } });

// The site's own colours in light mode, see theme/styles/tokens.css.
const PAPER = '#fbfaf6';
const BRAND = '#0f6b62';
const ACCENT = '#c2410c';
const INK = '#0c1211';
const SOFT = '#47524f';

/** The site's mark, as in docs/public/logo-light.svg. */
const mark = element(
  'svg',
  { width: 64, height: 64 },
  [
    element('path', {}, undefined, { fill: BRAND, d: 'M6 4h5v24H6z' }),
    element('path', {}, undefined, {
      fill: 'none',
      stroke: BRAND,
      'stroke-width': 5,
      d: 'M9 6.5h9a5.5 5.5 0 0 1 0 11H9',
    }),
    element('path', {}, undefined, { fill: ACCENT, d: 'm15.2 17.5 5.6-.8L27 28h-6z' }),
  ],
  { viewBox: '0 0 32 32', width: 64, height: 64 },
);

/** How many letters wide a text is; a Chinese character counts as two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '⺀' ? 2 : 1), 0);

/** Pixels, so that the longest title takes three lines. */
function titleSize(title: string): number {
  const width = widthOf(title);
  if (width <= 24) return 84;
  return width <= 52 ? 72 : 60;
}

/** Cuts a text where a word ends, so that it takes the lines that there are. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break;
    cut += character;
  }
  const atWord = /[⺀-鿿]\s*$/.test(cut) ? cut : cut.replace(/\s+\S*$/, '');
  return `${atWord.replace(/[\s,，、;；:：.。]+$/, '')}…`;
}

/** The card's layout. */
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
        mark,
        element('div', { fontSize: 38, fontWeight: 700 }, 'Rspress'),
        element('div', { marginLeft: 'auto', fontSize: 30, color: BRAND }, area),
      ]),
      element(
        'div',
        { marginTop: 'auto', fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.2 },
        shorten(title, 84),
      ),
      element(
        'div',
        { marginTop: 28, fontSize: 32, lineHeight: 1.45, color: SOFT },
        shorten(description, 120),
      ),
    ],
  );
}
