import { useText } from '@handbook/content/browser';
import { ThemeContext } from '@rspress/core/runtime';
import { startTransition, useContext } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';

/** Switches between light and dark. Which icon shows is decided by the stylesheet, so it is right before scripts run. */
export function SwitchAppearance() {
  const t = useText();
  const { setTheme } = useContext(ThemeContext);
  const change = () => {
    // What shows decides: React may not have come to the last change yet, because it draws after the colours have changed.
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
