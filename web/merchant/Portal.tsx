import { Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Icon } from '../shared/icons/Icon.tsx';
import { AreaShell } from '../shared/layout/AreaShell.tsx';
import { GlobalSearch } from '../shared/search/GlobalSearch.tsx';
import { Button } from '../shared/layout/Button.tsx';
import { HomePage } from './home/HomePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { PaymentNews } from './news/PaymentNews.tsx';
import { SoundSwitch } from './news/SoundSwitch.tsx';
import type { PortalApi } from '../shared/portal/portal-api.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { useFindings } from './search/use-findings.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { Loading } from '../shared/state/Loading.tsx';
import { Standing } from './Standing.tsx';
import { usePages } from './use-pages.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';

/** What the first screen can do without, forms and QR codes, comes when it is asked for. */
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

/** The merchant's screens over whatever answers the port. */
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
          <GlobalSearch hint={t('merchant.search.hint')} useFindings={useFindings} />
          <SoundSwitch />
        </>
      }
      more={
        <Button look="quiet" onClick={() => setListed(true)}>
          <Icon name="keyboard" />
          {t('merchant.shortcuts.title')}
        </Button>
      }
    >
      <PaymentNews />
      <Shortcuts isListed={isListed} onList={() => setListed(true)} onClose={() => setListed(false)} />
      <Standing />
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
