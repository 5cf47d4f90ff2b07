import type { ReactNode } from 'react';
import { Mark } from '../shared/layout/Mark.tsx';
import { chooseLanguage, languageNames, languages } from '../shared/words/language.ts';
import { usePayWords } from './use-pay-words.ts';

/** Head with the language switch, the one card of the page, foot. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { words } = usePayWords();
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="head">
        <a className="brand" href="/">
          <Mark />
          {words.product}
        </a>
        <LanguageSwitch />
      </header>
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">{words.foot}</footer>
    </>
  );
};

const LanguageSwitch = () => {
  const { words, language } = usePayWords();
  return (
    <div className="languages" role="group" aria-label={words.languages}>
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
