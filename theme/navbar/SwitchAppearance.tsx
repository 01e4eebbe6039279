import { useText } from '@handbook/content/browser';
import { ThemeContext } from '@rspress/core/runtime';
import { startTransition, useContext, useEffect } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';

/** Switches between light and dark mode. CSS selects the icon, so it's already correct before hydration. */
export function SwitchAppearance() {
  const t = useText();
  const { theme, setTheme } = useContext(ThemeContext);
  useEffect(() => {
    // Without this, the browser's own bars would keep the color of the system's mode.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.dataset.scheme ??= /dark|light/.exec(meta.media)?.[0];
      meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
    }
  }, [theme]);
  const change = () => {
    // Reads the document, because React may not have rendered the last change yet.
    const isDark = document.documentElement.classList.contains('dark');
    startTransition(() => setTheme?.(isDark ? 'light' : 'dark'));
  };
  return (
    <button
      type="button"
      className="icon-button appearance"
      aria-label={t('appearance.switch')}
      onClick={change}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
