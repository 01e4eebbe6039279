import { choice, flag } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';
import { layoutWidths } from './layoutWidths.ts';

/** Shows a diagram of a page to scale, with controls for the frontmatter that changes its layout. */
export const PageLayoutExample = () => (
  <LiveExample
    name="frontmatter"
    controls={{
      pageType: choice(['doc', 'doc-wide'], 'doc'),
      navbar: flag(true),
      sidebar: choice(['true', 'false', 'placeholder'], 'true'),
      outline: flag(true),
      footer: flag(true),
    }}
    code={(values) => {
      const set = Object.entries(values)
        .filter(([key, value]) => String(value) !== (key === 'pageType' ? 'doc' : 'true'))
        .map(([key, value]) => `${key}: ${value}`);
      return ['---', ...set, '---'].join('\n');
    }}
  >
    {({ pageType, navbar, sidebar, outline, footer }) => {
      const widths = layoutWidths({ isWide: pageType === 'doc-wide', sidebar, outline });
      const flex = (width: number) => ({ flex: `0 0 ${(width / widths.window) * 100}%` });
      return (
        <div className="page-layout rp-not-doc">
          {navbar && <div className="page-layout__part">navbar</div>}
          <div className="page-layout__columns">
            <div style={flex(widths.sidebar)}>
              {sidebar === 'true' && <div className="page-layout__part">sidebar</div>}
            </div>
            <div className="page-layout__text" style={flex(widths.text)}>
              <div className="page-layout__part page-layout__part--text">{widths.text} px</div>
              {footer && <div className="page-layout__part">footer</div>}
            </div>
            <div style={flex(widths.outline)}>
              {outline && <div className="page-layout__part">outline</div>}
            </div>
          </div>
        </div>
      );
    }}
  </LiveExample>
);
