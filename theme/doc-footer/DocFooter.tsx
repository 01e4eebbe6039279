import { EditLink, LastUpdated, PrevNextPage } from '@rspress/core/theme';
import './doc-footer.css';

/** Below each page: where to change it, when it last changed, and what to read before and after it. */
export function DocFooter() {
  return (
    <footer className="doc-footer">
      <div className="doc-footer__source">
        <EditLink />
        <LastUpdated />
      </div>
      <PrevNextPage />
    </footer>
  );
}
