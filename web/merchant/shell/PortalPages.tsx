import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { ForRight } from '../kit/portal/ForRight.tsx';
import { HomePage } from '../home/index.ts';
import { pageChunk } from './page-chunk.tsx';
import { useAccount, useMerchant } from '../kit/portal/queries.ts';

/** Screens with forms and QR codes are lazy chunks: the first screen does not need them. */
const InvoicePage = pageChunk(async () => (await import('../invoices/InvoicePage.tsx')).InvoicePage);
export const loadLists = () => import('./selling-pages.ts');
const PaymentsPage = pageChunk(async () => (await loadLists()).PaymentsPage);
const InvoicesPage = pageChunk(async () => (await loadLists()).InvoicesPage);
const LinksPage = pageChunk(async () => (await loadLists()).LinksPage);
const LinkPage = pageChunk(async () => (await loadLists()).LinkPage);
const PosterPage = pageChunk(async () => (await loadLists()).PosterPage);
const PaymentPage = pageChunk(async () => (await loadLists()).PaymentPage);
const DisputePage = pageChunk(async () => (await loadLists()).DisputePage);
const settings = () => import('../settings/index.ts');
const SettingsPages = pageChunk(async () => (await settings()).SettingsPages);
const SettingsColumn = pageChunk(async () => (await settings()).SettingsColumn);
const FormerProfile = pageChunk(async () => (await settings()).FormerProfile);
const NewInvoicePage = pageChunk(
  async () => (await import('../invoices/writing/NewInvoicePage.tsx')).default,
);
const DebitNotePage = pageChunk(async () => (await import('../invoices/debit/DebitNotePage.tsx')).default);
const CounterPage = pageChunk(async () => (await loadLists()).CounterPage);
const membership = () => import('./membership-pages.ts');
const CustomersPage = pageChunk(async () => (await loadLists()).CustomersPage);
const CustomerPage = pageChunk(async () => (await loadLists()).CustomerPage);
const ItemsPage = pageChunk(async () => (await loadLists()).ItemsPage);
const LimitsCard = lazyPart(async () => ({ default: (await membership()).LimitsCard }));
const MembershipPages = pageChunk(async () => (await membership()).MembershipPages);

/** The counter is the first page of a CASHIER, home that of other roles. */
const Home = () =>
  useAccount().data?.merchantRole === 'CASHIER' ? <Navigate to="counter" replace /> : <HomePage />;

/** The limits of the first days; a merchant that is not ACTIVE takes no payments. */
const ForNew = () => {
  const { data: merchant } = useMerchant();
  return merchant?.status === 'ACTIVE' ? (
    <Suspense fallback={null}>
      <LimitsCard />
    </Suspense>
  ) : null;
};

/** The portal's pages by path. */
export const PortalPages = () => (
  <Suspense fallback={<PageLoading />}>
    <Routes>
      <Route index element={<Home />} />
      <Route
        path="counter"
        element={
          <ForRight right="CREATE_LINKS">
            <CounterPage />
          </ForRight>
        }
      />
      <Route path="payments" element={<PaymentsPage />}>
        <Route path=":id" element={<PaymentPage />} />
      </Route>
      <Route
        path="payments/:id/disputes/:disputeId"
        element={
          <ForRight right="REFUND">
            <DisputePage />
          </ForRight>
        }
      />
      <Route path="invoices" element={<InvoicesPage />}>
        <Route path=":id" element={<InvoicePage />} />
      </Route>
      <Route
        path="invoices/new"
        element={
          <ForRight right="WRITE_DOCUMENTS">
            <NewInvoicePage />
          </ForRight>
        }
      />
      <Route
        path="invoices/:id/debit"
        element={
          <ForRight right="WRITE_DOCUMENTS">
            <DebitNotePage />
          </ForRight>
        }
      />
      <Route
        path="links"
        element={
          <LinksPage>
            <ForNew />
          </LinksPage>
        }
      >
        <Route path=":id" element={<LinkPage />} />
      </Route>
      <Route path="links/:id/poster" element={<PosterPage />} />
      <Route path="customers" element={<CustomersPage />}>
        <Route path=":id" element={<CustomerPage />} />
      </Route>
      <Route
        path="items"
        element={
          <SettingsColumn>
            <ItemsPage />
          </SettingsColumn>
        }
      />
      <Route path="settings/*" element={<SettingsPages />} />
      <Route path="profile" element={<FormerProfile />} />
      <Route path="*" element={<MembershipPages />} />
    </Routes>
  </Suspense>
);
