import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { AccountPage } from '../account/index.ts';
import { ForRight } from '../kit/portal/ForRight.tsx';
import { MonthsPage } from '../months/index.ts';
import { PayoutPage, PayoutsPage } from '../payouts/index.ts';
import { ReportsPage } from '../reports/index.ts';
import { QuestionsPage } from '../questions/index.ts';
import { TeamPage } from '../team/index.ts';
import { ThresholdPage } from '../threshold/index.ts';

const DeveloperPages = lazyChunk(() => import('../developers/index.ts'));

/** By path: the right that opens the page, and the page. */
const pages: readonly (readonly [path: string, right: MerchantRight, Page: ComponentType])[] = [
  ['payouts', 'EXPORT', PayoutsPage],
  ['payouts/:id', 'EXPORT', PayoutPage],
  ['months/:month?', 'EXPORT', MonthsPage],
  ['reports', 'EXPORT', ReportsPage],
  ['threshold', 'EXPORT', ThresholdPage],
  ['team', 'MANAGE_MERCHANT', TeamPage],
  ['developers/*', 'MANAGE_MERCHANT', DeveloperPages],
  ['questions', 'WRITE_DOCUMENTS', QuestionsPage],
];

/** The pages for those who run the business together, by path; any other path leads to the front page. */
export const MembershipPages = () => (
  <Routes>
    <Route path="account" element={<AccountPage />} />
    {pages.map(([path, right, Page]) => (
      <Route
        key={path}
        path={path}
        element={
          <ForRight right={right}>
            <Suspense fallback={<PageLoading />}>
              <Page />
            </Suspense>
          </ForRight>
        }
      />
    ))}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
