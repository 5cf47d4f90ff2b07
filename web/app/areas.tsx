import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { PublicSurface } from '../public/PublicSurface.tsx';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';
import { hideRefusedStorage } from '../shared/stored.ts';
import { RequireRole } from './RequireRole.tsx';

const DemoArea = lazyChunk(() => import('./DemoArea.tsx'));
const MerchantArea = lazyChunk(() => import('../merchant/MerchantArea.tsx'));
const AdminArea = lazyChunk(() => {
  // react-admin does not load where the storage may not be read.
  hideRefusedStorage();
  return import('../admin/AdminArea.tsx');
});

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
