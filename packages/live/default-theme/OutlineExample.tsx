import { Outline } from '@rspress/core/theme-original';
import { Result } from '../result/Result.tsx';
import './default-theme.css';

/** The framework's own outline of the page that it stands on. */
export const OutlineExample = () => (
  <Result>
    <div className="outline-example rp-not-doc">
      <Outline />
    </div>
  </Result>
);
