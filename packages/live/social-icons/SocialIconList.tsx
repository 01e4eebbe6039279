import { SvgWrapper } from '@rspress/core/theme-original';
import { presetIcons } from './presetIcons.ts';
import './social-icons.css';

/** Shows every preset icon of `socialLinks` with its name. */
export function SocialIconList() {
  return (
    <ul className="social-icon-list rp-not-doc">
      {[...presetIcons].sort().map(([name, svg]) => (
        <li key={name} className="social-icon-list__item">
          <SvgWrapper icon={svg} className="social-icon-list__icon" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
