import type { ReactNode } from 'react';
import { chooseLanguage, languageNames, languages } from '../shared/messages/language.ts';
import { Served } from './request/served.tsx';
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
          <Served name="product-logo" />
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

/** Without a script the form opens the same page in the language. */
const LanguageSwitch = () => {
  const { messages, language } = usePayMessages();
  return (
    <form className="languages" aria-label={messages.languages}>
      <Served name="address" />
      {languages.map((it) => (
        <button
          key={it}
          name="lang"
          value={it}
          lang={it}
          aria-pressed={it === language}
          onClick={(event) => {
            event.preventDefault();
            chooseLanguage(it);
          }}
        >
          {languageNames[it]}
        </button>
      ))}
    </form>
  );
};
