import { useI18n, useLang, useSite, withBase } from '@rspress/core/runtime';
import { Banner, Layout as BasicLayout, Link } from '@rspress/core/theme-original';
import './index.css';

export * from '@rspress/core/theme-original';

type Texts = Record<'site.name' | 'banner.message' | 'footer.message', Record<string, string>>;

function useHome() {
  const { site } = useSite();
  const lang = useLang();
  return lang === site.lang ? '/' : `/${lang}/`;
}

export function NavTitle() {
  const t = useI18n<Texts>();
  const home = useHome();
  return (
    <div className="rp-nav__title">
      <Link href={home} className="rp-nav__title__link">
        <img src={withBase('/logo.svg')} alt="" />
        <span>{t('site.name')}</span>
      </Link>
    </div>
  );
}

export function Layout() {
  const t = useI18n<Texts>();
  const home = useHome();
  return (
    <BasicLayout
      beforeNav={
        <Banner
          href={`${home}harvest`}
          message={t('banner.message')}
          storageKey="banner-spring"
        />
      }
      bottom={<footer className="footer">{t('footer.message')}</footer>}
    />
  );
}
