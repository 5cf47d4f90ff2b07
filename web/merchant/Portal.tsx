import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AreaShell } from '../shared/layout/AreaShell.tsx';
import type { AreaPage } from '../shared/layout/AreaShell.tsx';
import { HomePage } from './home/HomePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { PaymentNews } from './news/PaymentNews.tsx';
import { SoundSwitch } from './news/SoundSwitch.tsx';
import type { PortalApi } from '../shared/portal/portal-api.ts';
import { PortalGround } from './PortalGround.tsx';
import { Loading } from '../shared/state/Loading.tsx';
import { Standing } from './Standing.tsx';
import { useMerchantWords } from './words/use-merchant-words.ts';

/** What the first screen can do without, forms and QR codes, comes when it is asked for. */
const InvoicePage = lazy(async () => ({ default: (await import('./invoices/InvoicePage.tsx')).InvoicePage }));
const LinksPage = lazy(async () => ({ default: (await import('./links/LinksPage.tsx')).LinksPage }));
const LinkPage = lazy(async () => ({ default: (await import('./links/LinkPage.tsx')).LinkPage }));
const PosterPage = lazy(async () => ({ default: (await import('./links/PosterPage.tsx')).PosterPage }));
const PaymentPage = lazy(async () => ({ default: (await import('./payments/PaymentPage.tsx')).PaymentPage }));
const ProfilePage = lazy(() => import('./profile/ProfilePage.tsx'));
const NewInvoicePage = lazy(() => import('./invoices/writing/NewInvoicePage.tsx'));

interface PortalProps {
  readonly api: PortalApi;
  readonly base: string;
  readonly username: string;
  readonly onSignOut: () => void;
}

/** The merchant's screens over whatever answers the port. */
export const Portal = ({ api, base, username, onSignOut }: PortalProps) => (
  <PortalGround api={api} base={base} isDemo={false}>
    <PortalShell base={base} username={username} onSignOut={onSignOut} />
  </PortalGround>
);

const PortalShell = ({ base, username, onSignOut }: Omit<PortalProps, 'api'>) => {
  const t = useMerchantWords();
  const pages: readonly AreaPage[] = [
    { to: base, icon: 'home', label: t('merchant.nav.home') },
    { to: `${base}/payments`, icon: 'card', label: t('merchant.nav.payments') },
    { to: `${base}/invoices`, icon: 'invoice', label: t('merchant.nav.invoices') },
    { to: `${base}/links`, icon: 'link', label: t('merchant.nav.links') },
    { to: `${base}/profile`, icon: 'person', label: t('merchant.nav.profile') },
  ];
  return (
    <AreaShell
      pages={pages}
      label={t('merchant.nav.label')}
      username={username}
      onSignOut={onSignOut}
      tools={<SoundSwitch />}
    >
      <PaymentNews />
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
