import { useEffect, useState } from 'react';

/** Applies a style sheet after all others for as long as the component stands. */
export function useLiveSheet(css: string): void {
  const [sheet, setSheet] = useState<CSSStyleSheet>();
  useEffect(() => {
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    setSheet(added);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    };
  }, []);
  useEffect(() => sheet?.replaceSync(css), [sheet, css]);
}
