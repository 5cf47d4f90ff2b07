import { useMemo } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { unpaused } from '../../shared/unanswered/unpaused.ts';
import { useColorScheme } from '../../shared/theme/color-scheme.ts';
import { StyleCache } from '../kit/theme/StyleCache.tsx';
import { useI18nProvider, MessagesProvider } from '../../shared/messages/MessagesProvider.tsx';
import { adminTheme } from '../kit/theme/admin-theme.ts';
import apiKeys from '../api-keys/index.ts';
import archives from '../archives/index.ts';
import bills from '../bills/index.ts';
import bankLines from '../bank-lines/index.ts';
import auditLog from '../audit-log/index.ts';
import { authProvider } from './auth-provider.ts';
import erasureRequests from '../erasure-requests/index.ts';
import customers from '../customers/index.ts';
import { Dashboard, SimpleDashboard } from '../dashboard/index.ts';
import { dataProvider } from '../kit/data-provider/data-provider.ts';
import invoices from '../invoices/index.ts';
import jobs from '../jobs/index.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { NotForRole } from './NotForRole.tsx';
import { Notifications } from './Notifications.tsx';
import { MerchantRegistration } from '../merchants/index.ts';
import merchants from '../merchants/index.ts';
import months from '../months/index.ts';
import paymentLinks from '../payment-links/index.ts';
import payments from '../payments/index.ts';
import payouts from '../payouts/index.ts';
import providerAccounts from '../provider-accounts/index.ts';
import providerEvents from '../provider-events/index.ts';
import questions from '../questions/index.ts';
import { useMay } from '../kit/rights/use-may.ts';
import users from '../users/index.ts';
import webhookEndpoints from '../webhook-endpoints/index.ts';
import { catalogue } from '../kit/messages/catalogue.ts';
import { shownText } from '#contract/shown-text.ts';

const queryClient = new QueryClient({ defaultOptions: { mutations: unpaused } });

/** A lazy chunk: few visits need its forms and QR code. */
const AccountPage = lazyChunk(() => import('../account/AccountPage.tsx'));

/** The back office, mounted at `/admin/*`: react-admin with Plateno's session, messages, theme and layout. */
const AdminArea = () => (
  <MessagesProvider messages={catalogue} shown={shownText}>
    <StyleCache>
      <BackOffice />
    </StyleCache>
  </MessagesProvider>
);

/** An unknown path redirects to the landing page (specification, point 2). */
const RedirectToLanding = () => <Navigate to="/" replace />;

const resources = [
  merchants,
  users,
  payments,
  invoices,
  bills,
  months,
  payouts,
  bankLines,
  paymentLinks,
  customers,
  archives,
  erasureRequests,
  providerAccounts,
  providerEvents,
  webhookEndpoints,
  apiKeys,
  jobs,
  auditLog,
  questions,
] as const;

const BackOffice = () => {
  const may = useMay();
  const t = useMessages();
  const scheme = useColorScheme();
  const optional = t('shared.form.optional');
  const others = resources.filter(({ name }) => !may('list', name));
  const theme = useMemo(() => adminTheme(scheme, optional), [scheme, optional]);
  return (
    <Admin
      basename="/admin"
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={useI18nProvider()}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      notification={Notifications}
      dashboard={Dashboard}
      catchAll={RedirectToLanding}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {resources
        .filter(({ name }) => may('list', name))
        .map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/security" element={<Navigate to="/admin/account" replace />} />
        <Route path="/dashboard" element={may('show', 'dashboard') ? <SimpleDashboard /> : <NotForRole />} />
        <Route
          path="/merchants/register"
          element={may('create', 'merchants') ? <MerchantRegistration /> : <NotForRole />}
        />
        <Route
          path="/clients"
          element={may('list', 'clients') ? <Navigate to="/admin" replace /> : <NotForRole />}
        />
        {others.map(({ name }) => (
          <Route key={name} path={`/${name}/*`} element={<NotForRole />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
};

export default AdminArea;
