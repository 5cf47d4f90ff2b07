import type { ReactNode } from 'react';
import { Mark } from '../shared/layout/Mark.tsx';
import { chooseLanguage, languageNames, languages } from '../shared/messages/language.ts';
import { product } from './product.ts';
import { usePayMessages } from './use-pay-messages.ts';

/** Header with the language switch, card and footer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { messages } = usePayMessages();
  return (
    <>
      <a className="skip" href="#content">
        {messages.skip}
      </a>
      <header className="head">
        <a className="brand" href="/">
          <Mark />
          {product}
        </a>
        <LanguageSwitch />
      </header>
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">{messages.foot}</footer>
    </>
  );
};

const LanguageSwitch = () => {
  const { messages, language } = usePayMessages();
  return (
    <div className="languages" role="group" aria-label={messages.languages}>
      {languages.map((it) => (
        <button
          key={it}
          type="button"
          lang={it}
          aria-pressed={it === language}
          onClick={() => chooseLanguage(it)}
        >
          {languageNames[it]}
        </button>
      ))}
    </div>
  );
};
