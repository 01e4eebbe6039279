import { useText } from '@handbook/content/browser';
import { PageContext, useLang, withBase } from '@rspress/core/runtime';
import { useContext, useEffect, useState } from 'react';
import { isDismissed, rememberDismissal } from '../banner/dismissal.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { type Alternate, useAlternates } from '../navbar/useAlternates.ts';
import { languageToOffer, OFFER_KEY } from './languageToOffer.ts';
import './language-offer.css';

/** Offers the page in the language that the reader's browser prefers, until the reader accepts or closes the offer. */
export function LanguageOffer() {
  const page = useContext(PageContext);
  const current = useLang();
  const alternates = useAlternates();
  const [offered, setOffered] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once per visit, not on each page
  useEffect(() => {
    if (isDismissed(OFFER_KEY)) return;
    const available = [current, ...alternates.map(({ lang }) => lang)];
    setOffered(languageToOffer(navigator.languages, current, available));
  }, []);

  const alternate = alternates.find(({ lang }) => lang === offered);
  if (!alternate) return null;

  const answer = () => {
    rememberDismissal(OFFER_KEY);
    setOffered(undefined);
  };

  // The offer is in the language that it offers.
  const inLanguage = { ...page, data: { ...page.data, lang: alternate.lang } };
  return (
    <PageContext.Provider value={inLanguage}>
      <Offer alternate={alternate} onAnswer={answer} />
    </PageContext.Provider>
  );
}

function Offer({ alternate, onAnswer }: { alternate: Alternate; onAnswer: () => void }) {
  const t = useText();
  return (
    <aside className="language-offer" lang={alternate.lang} aria-label={t('languageOffer.label')}>
      <a href={withBase(alternate.path)} hrefLang={alternate.lang} onClick={onAnswer}>
        {t('languageOffer.text')}
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={t('languageOffer.close')}
        onClick={onAnswer}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
