import type { HomeHeroProps, LayoutProps } from '@rspress/core/theme-original';

/** The props that accept content. The excluded props accept components. */
type SlotName = Exclude<
  keyof LayoutProps | keyof HomeHeroProps,
  'components' | 'HomeLayout' | 'NotFoundLayout'
>;

/** A slot, or a part of the theme that can contain slots and parts. */
export type Place =
  | SlotName
  | {
      /** The component that renders the part. `columns` and `content` aren't components. */
      part: string;
      /** Whether the content is arranged in a row. */
      isRow?: boolean;
      places?: readonly Place[];
    };

const nav: Place = {
  part: 'Nav',
  isRow: true,
  places: [
    'beforeNavTitle',
    'navTitle',
    'beforeLeftNavItems',
    'afterLeftNavItems',
    'afterNavTitle',
    'beforeNavMenu',
    { part: 'Search' },
    'beforeRightNavItems',
    'afterRightNavItems',
    'afterNavMenu',
  ],
};

const page = (content: Place): Place[] => ['top', 'beforeNav', nav, 'afterNav', content, 'bottom'];

const column = (before: SlotName, part: string, after: SlotName): Place => ({
  part: `${part}Column`,
  places: [before, { part }, after],
});

/** The slots of each kind of page, in the order of the HTML. */
export const layouts = {
  doc: page({
    part: 'DocLayout',
    places: [
      'beforeDoc',
      {
        part: 'columns',
        isRow: true,
        places: [
          column('beforeSidebar', 'Sidebar', 'afterSidebar'),
          {
            part: 'content',
            places: [
              'beforeDocContent',
              { part: 'DocContent' },
              'afterDocContent',
              'beforeDocFooter',
              { part: 'DocFooter' },
              'afterDocFooter',
            ],
          },
          column('beforeOutline', 'Outline', 'afterOutline'),
        ],
      },
      'afterDoc',
    ],
  }),
  home: page({
    part: 'HomeLayout',
    places: [
      'beforeHero',
      {
        part: 'HomeHero',
        isRow: true,
        places: ['beforeHeroActions', { part: 'Button' }, 'afterHeroActions', 'image'],
      },
      'afterHero',
      'beforeFeatures',
      { part: 'HomeFeature' },
      'afterFeatures',
      { part: 'HomeFooter' },
    ],
  }),
} as const satisfies Record<string, readonly Place[]>;
