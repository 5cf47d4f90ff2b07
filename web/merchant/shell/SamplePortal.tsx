import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import type { DemoExtras } from '../../shared/portal/demo-extras.ts';
import { BillPage, SamplePlanPage } from '../bills/index.ts';
import { HomePage } from '../home/index.ts';
import { InvoicePage, InvoicesPage } from '../invoices/index.ts';
import { LinkPage, LinksPage, PosterPage } from '../links/index.ts';
import { PaymentPage, PaymentsPage } from '../payments/index.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { AllMessages } from '../kit/messages/AllMessages.tsx';

const ProformasPage = lazyChunk(() => import('../invoices/proformas/ProformasPage.tsx'));
const ProformaPage = lazyChunk(() => import('../invoices/proformas/ProformaPage.tsx'));
const SchedulesPage = lazyChunk(() => import('../invoices/schedules/SchedulesPage.tsx'));
const SchedulePage = lazyChunk(() => import('../invoices/schedules/SchedulePage.tsx'));

interface SamplePortalProps {
  readonly base: string;
  readonly demo: DemoExtras;
  /** Layout of the screens instead of the portal's sidebar. */
  readonly frame: ComponentType<{ children: ReactNode }>;
}

/** The merchant's screens on sample data, read-only, without a session (specification, point 2, demo portal). */
const SamplePortal = ({ base, demo, frame: Frame }: SamplePortalProps) => (
  <AllMessages>
    <PortalProvider base={base} demo={demo} isDemo>
      <Frame>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            <Route index element={<HomePage />} />
            <Route path="links" element={<LinksPage />}>
              <Route path=":id" element={<LinkPage />} />
            </Route>
            <Route path="links/:id/poster" element={<PosterPage />} />
            <Route path="invoices" element={<InvoicesPage />}>
              <Route path=":id" element={<InvoicePage />} />
            </Route>
            <Route path="payments" element={<PaymentsPage />}>
              <Route path=":id" element={<PaymentPage />} />
            </Route>
            <Route path="proformas" element={<ProformasPage />} />
            <Route path="proformas/:id" element={<ProformaPage />} />
            <Route path="schedules" element={<SchedulesPage />} />
            <Route path="schedules/:id" element={<SchedulePage />} />
            <Route path="settings/plan" element={<SamplePlanPage />} />
            <Route path="settings/plan/:month" element={<BillPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </Frame>
    </PortalProvider>
  </AllMessages>
);
export default SamplePortal;
