import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { PublicSurface } from '../public/PublicSurface.tsx';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';
import { RequireRole } from './RequireRole.tsx';

const DemoArea = lazyChunk(() => import('./DemoArea.tsx'));
const MerchantArea = lazyChunk(() => import('../merchant/shell/MerchantArea.tsx'));
const AdminArea = lazyChunk(async () => (await import('./open-back-office.ts')).openBackOffice());

/** The routes that only the browser renders. */
export const areas: ReactNode = (
  <>
    <Route
      path="/demo/merchant/*"
      element={
        <PublicSurface>
          <DemoArea />
        </PublicSurface>
      }
    />
    <Route
      path="/merchant/*"
      element={
        <RequireRole area="merchant">
          <MerchantArea />
        </RequireRole>
      }
    />
    <Route
      path="/admin/*"
      element={
        <RequireRole area="admin">
          <AdminArea />
        </RequireRole>
      }
    />
  </>
);
