import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chooseLanguage, languageNames, languages, useLanguage } from '../words/language.ts';
import type { Language } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { buttonClass } from './button-class.ts';
import classes from './LanguageMenu.module.css';

/** Opens and closes; choosing a language sets it and closes the menu (specification, point 4). */
export const LanguageMenu = () => {
  const t = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (chosen: Language): void => {
    chooseLanguage(chosen);
    close();
  };

  return (
    <div
      className={classes['box']}
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        className={buttonClass({ look: 'quiet' })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{t('shared.language')}:</span>
        {language.toUpperCase()}
      </button>
      {open && (
        <ul className={classes['menu']}>
          {languages.map((each) => (
            <li key={each}>
              <button type="button" lang={each} aria-pressed={each === language} onClick={() => choose(each)}>
                {languageNames[each]}
                {each === language && <Icon name="check" size={18} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
