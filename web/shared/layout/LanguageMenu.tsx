import { Icon } from '../icons/Icon.tsx';
import { chooseLanguage, languageNames, languages, useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useHydrated } from './use-hydrated.ts';
import { buttonClass } from './button-class.ts';
import { Menu } from './Menu.tsx';
import classes from './LanguageMenu.module.css';

/** Choosing a language sets it and closes the menu (specification, point 4). */
export const LanguageMenu = () => {
  const t = useMessages();
  const language = useLanguage();
  const label = (
    <>
      <Icon name="globe" />
      <span className="visually-hidden">{t('shared.language')}:</span>
      {language.toUpperCase()}
    </>
  );
  // What was served works without a script: it leads to the same page in the other language.
  if (!useHydrated()) {
    const other = language === 'bg' ? 'en' : 'bg';
    return (
      <a className={`${buttonClass({ variant: 'quiet' })} ${classes['link']}`} href={`?lang=${other}`}>
        {label}
        <span className="visually-hidden" lang={other}>
          {languageNames[other]}
        </span>
      </a>
    );
  }
  return (
    <div className={classes['box']}>
      <Menu
        variant="quiet"
        label={label}
        items={languages.map((each) => ({
          key: each,
          label: languageNames[each],
          lang: each,
          isChosen: each === language,
          onChoose: () => chooseLanguage(each),
        }))}
      />
    </div>
  );
};
