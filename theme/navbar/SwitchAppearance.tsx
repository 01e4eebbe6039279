import { useText } from '@handbook/content/browser';
import { ThemeContext } from '@rspress/core/runtime';
import { startTransition, useContext } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';

/** Switches between light and dark mode. CSS selects the icon, so it is right before hydration. */
export function SwitchAppearance() {
  const t = useText();
  const { setTheme } = useContext(ThemeContext);
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
