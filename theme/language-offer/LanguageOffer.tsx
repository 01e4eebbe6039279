import { useText } from '@handbook/content/browser';
import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { isDismissed, localStore, rememberDismissal } from '../banner/dismissal.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { useTwins } from '../navbar/useTwins.ts';
import { languageToOffer, OFFER_KEY } from './offer.ts';
import './language-offer.css';

/**
 * Offers a reader whose browser prefers another language the same page in it: once, quietly.
 *
 * It speaks the language it offers: in `i18n.json` the texts for English pages are Chinese, and the
 * other way round.
 */
export function LanguageOffer() {
  const t = useText();
  const current = useLang();
  const twins = useTwins();
  const [offered, setOffered] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once a visit, not on each page
  useEffect(() => {
    if (isDismissed(OFFER_KEY, localStore)) return;
    const available = [current, ...twins.map(({ lang }) => lang)];
    setOffered(languageToOffer(navigator.languages, current, available));
  }, []);

  const twin = twins.find(({ lang }) => lang === offered);
  if (!twin) return null;

  const answer = () => {
    rememberDismissal(OFFER_KEY, localStore);
    setOffered(undefined);
  };

  return (
    <aside className="language-offer" lang={twin.lang} aria-label={t('languageOffer.label')}>
      <a href={withBase(twin.path)} hrefLang={twin.lang} onClick={answer}>
        {t('languageOffer.text')}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('languageOffer.close')}
        onClick={answer}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
