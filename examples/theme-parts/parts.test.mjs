import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';

before(() => {
  execFileSync('rspress', ['build'], { shell: process.platform === 'win32' });
});

const built = (path) => readFileSync(`doc_build/${path}`, 'utf8');

/** Text or markup of each part in the HTML; what needs a browser leaves its frame empty there. */
const parts = {
  CodeBlockRuntime: 'rp-codeblock',
  CodeButtonGroup: 'rp-code-button-group',
  DocContent: 'Slack water',
  HoverGroup: 'rp-hover-group',
  HomeFeature: 'rp-home-feature__card',
  LlmsContainer: 'rp-llms-container',
  LlmsCopyButton: 'rp-llms-copy-button',
  LlmsCopyRow: 'rp-outline__action-row',
  LlmsHint: 'rp-llms-hint',
  LlmsOpenRow: 'rp-outline__open-in-wrapper',
  LlmsViewOptions: 'rp-llms-view-options',
  NavTitle: 'rp-nav__title',
  NotFoundLayout: 'rp-not-found',
  Overview: 'Plan a day',
  OverviewGroup: 'Harbors',
  PageTabs: 'data-part="PageTabs"',
  PageTab: 'data-part="PageTab"',
  Prompt: 'rp-prompt',
  SearchButton: 'rp-search-button',
  SearchPanel: 'focused: ',
  Sidebar: 'Glossary',
  SidebarList: 'Glossary',
  SocialLinks: 'rp-social-links',
  SourceCode: 'rp-source-code',
  SwitchAppearance: 'data-part="SwitchAppearance"',
};

test('every part has a page, in both languages', () => {
  const pages = readdirSync('doc_build/parts').filter((file) => file.endsWith('.html'));
  assert.deepEqual(pages.sort(), Object.keys(parts).map((part) => `${part}.html`).sort());
  assert.deepEqual(
    readdirSync('doc_build/zh/parts').filter((file) => file.endsWith('.html')).sort(),
    pages.sort(),
  );
});

for (const [part, sign] of Object.entries(parts)) {
  test(`${part} is on its page`, () => {
    assert.ok(built(`parts/${part}.html`).includes(sign));
  });
}

test('the bundle has few languages of the highlighter, and no WebAssembly', () => {
  const scripts = readdirSync('doc_build/static/js', { recursive: true }).filter((file) =>
    file.endsWith('.js'),
  );
  assert.ok(scripts.length < 80, `${scripts.length} scripts`);
  assert.ok(!scripts.some((file) => built(`static/js/${file}`).includes('WebAssembly')));
});
