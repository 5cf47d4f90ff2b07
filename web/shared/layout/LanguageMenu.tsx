import { Icon } from '../icons/Icon.tsx';
import { chooseLanguage, languageNames, languages, useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Menu } from './Menu.tsx';
import classes from './LanguageMenu.module.css';

/** Choosing a language sets it and closes the menu (specification, point 4). */
export const LanguageMenu = () => {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className={classes['box']}>
      <Menu
        variant="quiet"
        label={
          <>
            <Icon name="globe" />
            <span className="visually-hidden">{t('shared.language')}:</span>
            {language.toUpperCase()}
          </>
        }
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
