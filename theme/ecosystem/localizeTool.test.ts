import { describe, expect, it } from 'vitest';
import { localizeTool } from './localizeTool.ts';
import { ecosystemLinks, tools } from './tools.ts';

const tool = { name: 'T', desc: '描述', descEn: 'What', logo: '/t.svg', url: 'https://t.rs/zh/' };

describe('localizeTool', () => {
  it('gives Chinese readers the Chinese text and address', () => {
    expect(localizeTool({ ...tool, urlEn: 'https://t.rs/' }, 'zh')).toEqual({
      desc: '描述',
      href: 'https://t.rs/zh/',
    });
  });

  it('gives English readers the English address where there is one', () => {
    expect(localizeTool({ ...tool, urlEn: 'https://t.rs/' }, 'en').href).toBe('https://t.rs/');
    expect(localizeTool(tool, 'en')).toEqual({ desc: 'What', href: 'https://t.rs/zh/' });
  });
});

describe('the ecosystem', () => {
  it('is six tools and the community list', () => {
    expect(tools.map(({ name }) => name)).toEqual([
      'Rspack',
      'Rsbuild',
      'Rslib',
      'Rspress',
      'Rsdoctor',
      'Rstest',
    ]);
    expect(ecosystemLinks).toHaveLength(7);
  });
});
