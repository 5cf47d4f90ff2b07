import { AppBar, Box, Button, IconButton, Link, Stack, Toolbar, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useLogout } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useSession } from '../../shared/session.ts';
import { chooseColorScheme, useColorScheme } from '../../shared/theme/color-scheme.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { CommandPalette } from './search/CommandPalette.tsx';
import type { en } from '../kit/messages/en.ts';
import { withSidebar } from '../kit/theme/theme-base.ts';
import { Brand } from './Brand.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

/** Search, theme, language, current user and sign-out; on phones also the menu button. */
export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const t = useMessages();
  return (
    <AppBar position="static" color="transparent" sx={{ container: 'bar / inline-size' }}>
      <Toolbar disableGutters sx={{ gap: 0.5, minHeight: 64, px: 1.5, [withSidebar]: { px: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, [withSidebar]: { display: 'none' } }}>
          <IconButton aria-label={t('shared.menu')} onClick={onMenu}>
            <Icon name="menu" />
          </IconButton>
          <Brand />
        </Stack>
        <Box sx={{ flex: 1 }} />
        <CommandPalette />
        <SchemeSwitch />
        <LanguageMenu />
        <Account />
      </Toolbar>
    </AppBar>
  );
};

const SchemeSwitch = () => {
  const t = useMessages();
  const isDark = useColorScheme() === 'dark';
  const name = t(isDark ? 'shared.lightTheme' : 'shared.darkTheme');
  return (
    <IconButton aria-label={name} title={name} onClick={() => chooseColorScheme(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
};

/** Visually hidden in a narrow bar. */
const wideOnly = { '@container bar (max-width: 760px)': visuallyHidden };

const Account = () => {
  const t = useMessages<typeof en>();
  const session = useSession();
  const logout = useLogout();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, minWidth: 0, pl: 1, borderLeft: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="body2"
        noWrap
        sx={{ maxWidth: '28ch', '@container bar (max-width: 460px)': { maxWidth: '9ch' } }}
      >
        <Box component="span" sx={{ color: 'text.secondary', ...wideOnly }}>
          {t('shared.signedInAs')}
        </Box>{' '}
        <Link
          component={RouterLink}
          to="/admin/account"
          color="inherit"
          title={t('admin.ownAccount.title')}
          // At least 24 px high (WCAG 2.5.8), without moving the text.
          sx={{ fontWeight: 'bold', display: 'inline-block', lineHeight: '24px' }}
        >
          {session?.username ?? ''}
        </Link>
      </Typography>
      <Button
        title={t('shared.signOut')}
        onClick={() => void logout({}, '/', false)}
        sx={{ gap: 1, minWidth: 44, '@container bar (max-width: 760px)': { px: 1 } }}
      >
        <Icon name="leave" />
        <Box component="span" sx={wideOnly}>
          {t('shared.signOut')}
        </Box>
      </Button>
    </Stack>
  );
};
