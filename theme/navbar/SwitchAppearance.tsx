import { ThemeContext } from '@rspress/core/runtime';
import { useContext } from 'react';
import { MoonIcon } from '../icons/MoonIcon.tsx';
import { SunIcon } from '../icons/SunIcon.tsx';
import { useText } from '../text/useText.ts';

/** Switches between light and dark. Which icon shows is decided by the stylesheet, so it is right before scripts run. */
export function SwitchAppearance() {
  const t = useText();
  const { theme, setTheme } = useContext(ThemeContext);
  return (
    <button
      type="button"
      className="icon-button appearance"
      aria-label={t('appearance.switch')}
      onClick={() => setTheme?.(theme === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
