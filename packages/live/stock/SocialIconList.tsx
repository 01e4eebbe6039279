import { SvgWrapper } from '@rspress/core/theme-original';
import { shippedIcons } from './shippedIcons.ts';
import './social.css';

/** Every preset icon of `socialLinks` with its name, drawn as the framework draws it. */
export function SocialIconList() {
  return (
    <ul className="stock-icons rp-not-doc">
      {[...shippedIcons].sort().map(([name, svg]) => (
        <li key={name} className="stock-icons__item">
          <SvgWrapper icon={svg} className="stock-icons__drawing" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
