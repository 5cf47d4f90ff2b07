import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CallRefused } from '../shared/call-refused.ts';
import { AreaShell } from '../shared/layout/AreaShell.tsx';
import type { AreaPage } from '../shared/layout/AreaShell.tsx';
import { HomePage } from './home/HomePage.tsx';
import { InvoicePage } from './invoices/InvoicePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { LinksPage } from './links/LinksPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import type { PortalApi } from './portal-api.ts';
import { PortalContext } from './portal.ts';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { Standing } from './Standing.tsx';
import { useMerchantWords } from './words/use-merchant-words.ts';

interface PortalProps {
  readonly api: PortalApi;
  readonly base: string;
  readonly username: string;
  readonly onSignOut: () => void;
}

/** A refusal is an answer; only a lost connection or a failing server is worth asking again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof CallRefused && error.status > 0 && error.status < 500);

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 5_000 } } });

/** The merchant's screens over whatever answers the port. */
export const Portal = ({ api, base, username, onSignOut }: PortalProps) => {
  const [client] = useState(newClient);
  const ground = useMemo(() => ({ api, base }), [api, base]);
  return (
    <QueryClientProvider client={client}>
      <PortalContext value={ground}>
        <PortalShell base={base} username={username} onSignOut={onSignOut} />
      </PortalContext>
    </QueryClientProvider>
  );
};

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
    <AreaShell pages={pages} label={t('merchant.nav.label')} username={username} onSignOut={onSignOut}>
      <Standing />
      <Routes>
        <Route index element={<HomePage />} />
        <Route path="payments" element={<PaymentsPage />} />
        <Route path="invoices" element={<InvoicesPage />} />
        <Route path="invoices/:id" element={<InvoicePage />} />
        <Route path="links" element={<LinksPage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </AreaShell>
  );
};
