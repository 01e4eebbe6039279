import { useText } from '@handbook/content/browser';
import { useLang, useSite } from '@rspress/core/runtime';
import { GridIcon } from '../icons/icons.tsx';
import { Menu } from '../popover/Menu.tsx';
import type { Trigger } from '../popover/useMenu.ts';
import './ecosystem.css';
import { ToolLogo } from './ToolLogo.tsx';
import { ecosystemLinks, urlOf } from './tools.ts';

/** The menu of related tools in the navbar. */
export function EcosystemMenu({ trigger = 'hover' }: { trigger?: Trigger }) {
  const t = useText();
  const lang = useLang();
  const { site } = useSite();
  return (
    <Menu
      className="ecosystem"
      control="icon-button"
      label={<GridIcon />}
      name={t('ecosystem.label')}
      trigger={trigger}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul className="ecosystem__list raised" role="list" aria-label={t('ecosystem.label')}>
        {ecosystemLinks.map((tool) => (
          <li key={tool.name}>
            <a
              className="ecosystem__link"
              href={urlOf(tool, lang, site.lang)}
              target="_blank"
              rel="noopener"
            >
              <ToolLogo tool={tool} size={28} />
              <span>
                <span className="ecosystem__name">{tool.name}</span>
                <span className="ecosystem__desc">{t(tool.desc)}</span>
                <span className="visually-hidden">{t('link.newTab')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
