import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
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

/** The pages for those who run the business together, by path; any other path leads to the front page. */
export const MembershipPages = () => (
  <Routes>
    <Route
      path="payouts"
      element={
        <ForRight right="EXPORT">
          <PayoutsPage />
        </ForRight>
      }
    />
    <Route
      path="payouts/:id"
      element={
        <ForRight right="EXPORT">
          <PayoutPage />
        </ForRight>
      }
    />
    <Route
      path="months/:month?"
      element={
        <ForRight right="EXPORT">
          <MonthsPage />
        </ForRight>
      }
    />
    <Route
      path="reports"
      element={
        <ForRight right="EXPORT">
          <ReportsPage />
        </ForRight>
      }
    />
    <Route
      path="threshold"
      element={
        <ForRight right="EXPORT">
          <ThresholdPage />
        </ForRight>
      }
    />
    <Route path="account" element={<AccountPage />} />
    <Route
      path="team"
      element={
        <ForRight right="MANAGE_MERCHANT">
          <TeamPage />
        </ForRight>
      }
    />
    <Route
      path="developers/*"
      element={
        <ForRight right="MANAGE_MERCHANT">
          <Suspense fallback={<PageLoading />}>
            <DeveloperPages />
          </Suspense>
        </ForRight>
      }
    />
    <Route
      path="questions"
      element={
        <ForRight right="WRITE_DOCUMENTS">
          <QuestionsPage />
        </ForRight>
      }
    />
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
