import type { HomeHeroProps, LayoutProps } from '@rspress/core/theme-original';

/** The props that accept content. The excluded props accept components. */
export type SlotName = Exclude<
  keyof LayoutProps | keyof HomeHeroProps,
  'components' | 'HomeLayout' | 'NotFoundLayout'
>;

/** A slot, or a part of the theme that can contain slots and parts. */
export type Place =
  | { slot: SlotName }
  | {
      /** The component that renders the part. `columns` and `content` aren't components. */
      part: string;
      /** Whether the content is arranged in a row. */
      isRow?: boolean;
      places?: readonly Place[];
    };

const around = (before: SlotName, part: Place, after: SlotName): Place[] => [
  { slot: before },
  part,
  { slot: after },
];

const nav: Place = {
  part: 'Nav',
  isRow: true,
  places: [
    { slot: 'beforeNavTitle' },
    { slot: 'navTitle' },
    { slot: 'beforeLeftNavItems' },
    { slot: 'afterLeftNavItems' },
    { slot: 'afterNavTitle' },
    { slot: 'beforeNavMenu' },
    { part: 'Search' },
    { slot: 'beforeRightNavItems' },
    { slot: 'afterRightNavItems' },
    { slot: 'afterNavMenu' },
  ],
};

const page = (content: Place): Place[] => [
  { slot: 'top' },
  ...around('beforeNav', nav, 'afterNav'),
  content,
  { slot: 'bottom' },
];

const column = (before: SlotName, part: string, after: SlotName): Place => ({
  part: `${part}Column`,
  places: around(before, { part }, after),
});

/** The slots of each kind of page, in the order of the HTML. */
export const layouts = {
  doc: page({
    part: 'DocLayout',
    places: around(
      'beforeDoc',
      {
        part: 'columns',
        isRow: true,
        places: [
          column('beforeSidebar', 'Sidebar', 'afterSidebar'),
          {
            part: 'content',
            places: [
              ...around('beforeDocContent', { part: 'DocContent' }, 'afterDocContent'),
              ...around('beforeDocFooter', { part: 'DocFooter' }, 'afterDocFooter'),
            ],
          },
          column('beforeOutline', 'Outline', 'afterOutline'),
        ],
      },
      'afterDoc',
    ),
  }),
  home: page({
    part: 'HomeLayout',
    places: [
      { slot: 'beforeHero' },
      {
        part: 'HomeHero',
        isRow: true,
        places: [
          { slot: 'beforeHeroActions' },
          { part: 'Button' },
          { slot: 'afterHeroActions' },
          { slot: 'image' },
        ],
      },
      { slot: 'afterHero' },
      ...around('beforeFeatures', { part: 'HomeFeature' }, 'afterFeatures'),
      { part: 'HomeFooter' },
    ],
  }),
} as const satisfies Record<string, readonly Place[]>;
