import type { PublicPaymentLink } from '#contract/links/links.ts';
import { languages, type Language } from '../../shared/messages/language.ts';
import { trustTexts } from './trust-texts.ts';

/**
 * Provider, cards, what happens next by each way and the merchant's return terms, in both languages. The stylesheet shows
 * the chosen way; without a script both. Rendered by the server only.
 */
export const Trust = ({ link }: { link: PublicPaymentLink }) =>
  languages.map((language) => <TrustIn key={language} language={language} link={link} />);

type InLanguage = Readonly<{ language: Language; link: PublicPaymentLink }>;

const TrustIn = ({ language, link }: InLanguage) => {
  const texts = trustTexts[language];
  return (
    <section lang={language} aria-label={texts.title}>
      {link.isCardOffered && <ByCard language={language} link={link} />}
      {link.isBankOffered && <ByBank language={language} link={link} />}
      {link.merchantReturnTerms !== null && (
        <>
          <h2>{texts.returns(link.merchantName)}</h2>
          <p className="returns">{link.merchantReturnTerms}</p>
        </>
      )}
    </section>
  );
};

const ByCard = ({ language, link: { documentType, isBankOffered } }: InLanguage) => {
  const texts = trustTexts[language];
  return (
    <div className="by-card">
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
      <h2>{isBankOffered ? texts.nextBy.CARD : texts.next}</h2>
      <Steps steps={texts.steps(documentType)} />
    </div>
  );
};

const ByBank = ({ language, link: { documentType, isCardOffered } }: InLanguage) => {
  const texts = trustTexts[language];
  return (
    <div className="by-bank">
      <h2>{isCardOffered ? texts.nextBy.BANK : texts.next}</h2>
      <Steps steps={texts.bankSteps(documentType)} />
    </div>
  );
};

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

const Lock = () => (
  <svg className="lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z" />
  </svg>
);
