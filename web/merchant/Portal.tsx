import { Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Icon } from '../shared/icons/Icon.tsx';
import { AreaShell } from '../shared/layout/AreaShell.tsx';
import { GlobalSearch } from '../shared/search/GlobalSearch.tsx';
import { Button } from '../shared/layout/Button.tsx';
import { HomePage } from './home/HomePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { LiveUpdates } from './live-events/LiveUpdates.tsx';
import { SoundSwitch } from './live-events/SoundSwitch.tsx';
import type { PortalApi } from '../shared/portal/portal-api.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { useSearchResults } from './search/use-search-results.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { Loading } from '../shared/state/Loading.tsx';
import { AccountStatusBanner } from './AccountStatusBanner.tsx';
import { usePages } from './use-pages.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';

/** Screens with forms and QR codes are lazy chunks: the first screen does not need them. */
const InvoicePage = lazyChunk(async () => ({
  default: (await import('./invoices/InvoicePage.tsx')).InvoicePage,
}));
const LinksPage = lazyChunk(async () => ({ default: (await import('./links/LinksPage.tsx')).LinksPage }));
const LinkPage = lazyChunk(async () => ({ default: (await import('./links/LinkPage.tsx')).LinkPage }));
const PosterPage = lazyChunk(async () => ({ default: (await import('./links/PosterPage.tsx')).PosterPage }));
const PaymentPage = lazyChunk(async () => ({
  default: (await import('./payments/PaymentPage.tsx')).PaymentPage,
}));
const ProfilePage = lazyChunk(() => import('./profile/ProfilePage.tsx'));
const NewInvoicePage = lazyChunk(() => import('./invoices/writing/NewInvoicePage.tsx'));

interface PortalProps {
  readonly api: PortalApi;
  readonly base: string;
  readonly username: string;
  readonly onSignOut: () => void;
}

/** The merchant's screens over an implementation of `PortalApi`. */
export const Portal = ({ api, base, username, onSignOut }: PortalProps) => (
  <PortalProvider api={api} base={base} isDemo={false}>
    <PortalShell username={username} onSignOut={onSignOut} />
  </PortalProvider>
);

const PortalShell = ({ username, onSignOut }: Pick<PortalProps, 'username' | 'onSignOut'>) => {
  const t = useMerchantMessages();
  const [isListed, setListed] = useState(false);
  return (
    <AreaShell
      pages={usePages()}
      label={t('merchant.nav.label')}
      username={username}
      onSignOut={onSignOut}
      tools={
        <>
          <GlobalSearch hint={t('merchant.search.hint')} useSearchResults={useSearchResults} />
          <SoundSwitch />
        </>
      }
      more={
        <Button variant="quiet" onClick={() => setListed(true)}>
          <Icon name="keyboard" />
          {t('merchant.shortcuts.title')}
        </Button>
      }
    >
      <LiveUpdates />
      <Shortcuts isListed={isListed} onList={() => setListed(true)} onClose={() => setListed(false)} />
      <AccountStatusBanner />
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route index element={<HomePage />} />
          <Route path="payments" element={<PaymentsPage />} />
          <Route path="payments/:id" element={<PaymentPage />} />
          <Route path="invoices" element={<InvoicesPage />} />
          <Route path="invoices/new" element={<NewInvoicePage />} />
          <Route path="invoices/:id" element={<InvoicePage />} />
          <Route path="links" element={<LinksPage />} />
          <Route path="links/:id" element={<LinkPage />} />
          <Route path="links/:id/poster" element={<PosterPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </AreaShell>
  );
};
