import { useText } from '@handbook/content/browser';
import { useLocation, useSite } from '@rspress/core/runtime';
import { GridIcon } from '../icons/icons.tsx';
import { type Trigger, usePopover } from '../popover/usePopover.ts';
import './ecosystem.css';
import { localizeTool } from './localizeTool.ts';
import { pathLanguage } from './pathLanguage.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { ecosystemLinks } from './tools.ts';

/** The menu of related tools in the navbar. */
export function EcosystemMenu({ trigger = 'hover' }: { trigger?: Trigger }) {
  const t = useText();
  const { lang: root, locales } = useSite().site;
  const lang = pathLanguage(
    useLocation().pathname,
    Object.values(locales).map((locale) => locale.lang),
    root,
  );
  const popover = usePopover(trigger);
  const links = (
    <ul className="ecosystem__list raised" aria-label={t('ecosystem.label')}>
      {ecosystemLinks.map((tool) => {
        const { desc, href } = localizeTool(tool, lang, root);
        return (
          <li key={tool.name}>
            <a className="ecosystem__link" href={href} target="_blank" rel="noopener">
              <ToolLogo tool={tool} size={28} />
              <span>
                <span className="ecosystem__name">{tool.name}</span>
                <span className="ecosystem__desc">{desc}</span>
                <span className="visually-hidden">{t('link.newTab')}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="ecosystem" {...popover.root}>
      <button className="icon-button" aria-label={t('ecosystem.label')} {...popover.button}>
        <GridIcon />
      </button>
      <div className="ecosystem__panel" {...popover.panel}>
        {links}
      </div>
      <noscript>
        <details>
          <summary className="icon-button" aria-label={t('ecosystem.label')}>
            <GridIcon />
          </summary>
          <div className="ecosystem__panel">{links}</div>
        </details>
      </noscript>
    </div>
  );
}
