import { Box, Drawer, IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { sidebarWidth } from '../../shared/theme/tokens.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { AccountBanners } from '../account/index.ts';
import { withSidebar } from '../kit/theme/theme-base.ts';
import { Brand } from './Brand.tsx';
import { Fallback } from './Fallback.tsx';
import { NotifyToasts } from '../kit/layout/NotifyToasts.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Navigation } from './Navigation.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const drawer = { '& .MuiDrawer-paper': { width: sidebarWidth, gap: 3, p: 2, boxSizing: 'border-box' } };

/** Sidebar, top bar and page of at most 1440 pixels. */
export const AdminLayout = ({ children }: LayoutProps) => {
  const t = useMessages<typeof en>();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <NotifyToasts>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SkipLink />
        <Drawer
          variant="permanent"
          slotProps={{ paper: { component: 'aside' } }}
          sx={{
            ...drawer,
            display: 'none',
            width: sidebarWidth,
            flex: 'none',
            [withSidebar]: { display: 'block' },
          }}
        >
          <Brand />
          <Navigation onChoose={close} />
        </Drawer>
        <Drawer
          open={isOpen}
          onClose={close}
          sx={drawer}
          slotProps={{ paper: { 'aria-label': t('shared.menu') } }}
        >
          <IconButton aria-label={t('shared.close')} onClick={close} sx={{ alignSelf: 'end' }}>
            <Icon name="close" />
          </IconButton>
          <Navigation onChoose={close} />
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, maxWidth: 1440 }}>
          <TopBar onMenu={() => setOpen(true)} />
          <Box component="main" id={contentId} tabIndex={-1} sx={page}>
            <AccountBanners />
            <Fallback place={pathname} message={t('admin.broken')}>
              <Suspense fallback={<Loading isPage />}>{children}</Suspense>
            </Fallback>
          </Box>
        </Box>
        <PasswordProof />
      </Box>
    </NotifyToasts>
  );
};

const page = {
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  p: '24px 16px 48px',
  outline: 'none',
  '& > *': { minWidth: 0 },
  [withSidebar]: { p: '8px 24px 72px' },
};
