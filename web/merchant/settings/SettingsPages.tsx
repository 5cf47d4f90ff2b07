import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Loading } from '../../shared/state/Loading.tsx';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { ForRight } from '../kit/portal/ForRight.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { passwordHash } from '../profile/index.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { SettingsMessages } from './messages/settings-messages.ts';
import { SettingsColumn } from './SettingsColumn.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsList } from './SettingsList.tsx';
import { settingsPages, type SettingsPage } from './settings-pages.ts';

const PublicPagePoster = lazyChunk(() => import('./public-page/PublicPagePoster.tsx'));

const BillPage = lazyChunk(async () => ({ default: (await import('../bills/index.ts')).BillPage }));

/** The pages below `/merchant/settings`. */
export const SettingsPages = () => {
  const { base } = usePortal();
  return (
    <SettingsMessages>
      <Routes>
        <Route index element={<SettingsList />} />
        {settingsPages.map((page) => (
          <Route key={page.path} path={page.path} element={<Framed {...page} />} />
        ))}
        <Route
          path="public-page/poster"
          element={
            <Suspense fallback={<PageLoading />}>
              <PublicPagePoster />
            </Suspense>
          }
        />
        <Route
          path="plan/:month"
          element={
            <SettingsColumn>
              <ForRight right="EXPORT">
                <BillPage />
              </ForRight>
            </SettingsColumn>
          }
        />
        <Route path="*" element={<Navigate to={`${base}/settings`} replace />} />
      </Routes>
    </SettingsMessages>
  );
};

const Framed = ({ path, right, Page }: SettingsPage) => {
  const page = (
    <SettingsFrame path={path}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </SettingsFrame>
  );
  return right === null ? page : <ForRight right={right}>{page}</ForRight>;
};

/** The former page of all settings: mails and bookmarks name it. */
export const FormerProfile = () => {
  const { base } = usePortal();
  const holds = useRights();
  const { hash, search } = useLocation();
  const isOwn = hash === passwordHash || !holds('MANAGE_MERCHANT');
  return <Navigate to={`${base}/settings/${isOwn ? 'account' : 'business'}${search}${hash}`} replace />;
};
