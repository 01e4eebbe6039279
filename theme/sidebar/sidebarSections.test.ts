import { describe, expect, it } from 'vitest';
import { sidebarSections } from './sidebarSections.ts';

const page = (text: string) => ({ text, link: `/${text}` });

describe('sidebarSections', () => {
  it('starts a section at each header', () => {
    const sections = sidebarSections([
      page('top'),
      { sectionHeaderText: 'One' },
      page('a'),
      { dividerType: 'solid' },
      page('b'),
      { sectionHeaderText: 'Two' },
      page('c'),
    ]);
    expect(sections).toEqual([
      { items: [page('top')] },
      { title: 'One', items: [page('a'), page('b')] },
      { title: 'Two', items: [page('c')] },
    ]);
  });

  it('leaves out an empty section', () => {
    expect(sidebarSections([{ sectionHeaderText: 'Empty' }])).toEqual([]);
  });
});
