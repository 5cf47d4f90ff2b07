import type { PublicPaymentLink } from '#contract/links/links.ts';
import { languages, type Language } from '../../shared/messages/language.ts';
import { trustTexts } from './trust-texts.ts';

/** Provider, cards, what happens next and the merchant's return terms, in both languages. Rendered by the server only. */
export const Trust = ({ link }: { link: PublicPaymentLink }) =>
  languages.map((language) => <TrustIn key={language} language={language} link={link} />);

const TrustIn = ({ language, link }: { language: Language; link: PublicPaymentLink }) => {
  const texts = trustTexts[language];
  return (
    <section lang={language} aria-label={texts.title}>
      {link.isCardOffered && (
        <>
          <p className="secure">
            <Lock />
            {texts.secure}
          </p>
          <p className="cards">
            <span className="visually-hidden">{texts.cards}: </span>
            <span className="card-mark visa">VISA</span>
            <span className="card-mark">Mastercard</span>
            <span>{texts.wallets}</span>
          </p>
          <h2>{texts.next}</h2>
          <ol>
            {texts.steps(link.documentType).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {link.isBankOffered && <p>{texts.bank}</p>}
      {link.merchantReturnTerms !== null && (
        <>
          <h2>{texts.returns(link.merchantName)}</h2>
          <p className="returns">{link.merchantReturnTerms}</p>
        </>
      )}
    </section>
  );
};

const Lock = () => (
  <svg className="lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z" />
  </svg>
);
