import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useLocales } from 'react-admin';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';

/** Choosing a language sets it and closes the menu (specification, point 4). */
export const LanguageMenu = () => {
  const t = useMessages();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ gap: 1, minWidth: 0, px: 1 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="globe" />
        <span className="visually-hidden">{t('shared.language')}:</span>
        {locale.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {locales.map((each) => (
          <MenuItem
            key={each.locale}
            lang={each.locale}
            selected={each.locale === locale}
            onClick={() => {
              setLocale(each.locale);
              close();
            }}
          >
            {each.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
