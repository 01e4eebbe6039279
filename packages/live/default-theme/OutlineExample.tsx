import { Outline } from '@rspress/core/theme-original';
import { Result } from '../result/Result.tsx';
import './default-theme.css';

/** Shows the framework's outline of the current page. */
export const OutlineExample = () => (
  <Result>
    <div className="outline-example rp-not-doc">
      <Outline />
    </div>
  </Result>
);
