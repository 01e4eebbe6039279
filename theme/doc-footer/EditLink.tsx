import { usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useText } from '../text/useText.ts';

/** The link to the page's source. The framework's reads the list of all pages, which this site does not load. */
export function EditLink() {
  const t = useText();
  const { page } = usePage();
  const { editLink } = useSite().site.themeConfig;
  if (!editLink?.docRepoBaseUrl) return null;
  return (
    <Link
      className="rp-edit-link"
      href={`${editLink.docRepoBaseUrl.replace(/\/?$/, '/')}${page._relativePath}`}
    >
      {t('editLinkText')}
    </Link>
  );
}
