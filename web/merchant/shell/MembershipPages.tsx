import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { AccountPage } from '../account/index.ts';
import { ForRight } from '../kit/portal/ForRight.tsx';
import { PageTabs } from '../kit/layout/PageTabs.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { MonthsPage } from '../months/index.ts';
import { PayoutPage, PayoutsPage } from '../payouts/index.ts';
import { ReportsPage } from '../reports/index.ts';
import { QuestionsPage } from '../questions/index.ts';
import { TeamPage } from '../team/index.ts';
import { ThresholdPage } from '../threshold/index.ts';
import { useReportTabs } from './use-pages.ts';

const SettingsColumn = lazyChunk(async () => ({
  default: (await import('../settings/index.ts')).SettingsColumn,
}));
const BankPage = lazyChunk(() => import('../bank/BankPage.tsx'));
const ProformasPage = lazyChunk(() => import('../invoices/proformas/ProformasPage.tsx'));
const ProformaPage = lazyChunk(() => import('../invoices/proformas/ProformaPage.tsx'));
const ProformaFormPage = lazyChunk(() => import('../invoices/proformas/ProformaFormPage.tsx'));
const ForeignDocumentsPage = lazyChunk(() => import('../invoices/foreign/ForeignDocumentsPage.tsx'));
const SchedulesPage = lazyChunk(() => import('../invoices/schedules/SchedulesPage.tsx'));
const SchedulePage = lazyChunk(() => import('../invoices/schedules/SchedulePage.tsx'));
const ScheduleFormPage = lazyChunk(() => import('../invoices/schedules/ScheduleFormPage.tsx'));
const DeveloperPages = lazyChunk(() => import('../developers/index.ts'));

/** A page under „Отчети“, below the links to all of them. */
const Reports = ({ children }: { children: ReactNode }) => {
  const t = useShellMessages();
  return (
    <>
      <PageTabs label={t('merchant.nav.reports')} pages={useReportTabs()} />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </>
  );
};

type Page = readonly [
  path: string,
  right: MerchantRight,
  Page: ComponentType,
  Frame: ComponentType<{ children: ReactNode }>,
];

/** By path: the right that opens the page, the page, and what stands around it. */
const pages: readonly Page[] = [
  ['bank', 'EXPORT', BankPage, Fragment],
  ['proformas', 'EXPORT', ProformasPage, Fragment],
  ['proformas/new', 'WRITE_DOCUMENTS', ProformaFormPage, Fragment],
  ['proformas/:id', 'EXPORT', ProformaPage, Fragment],
  ['proformas/:id/edit', 'WRITE_DOCUMENTS', ProformaFormPage, Fragment],
  ['foreign-documents', 'EXPORT', ForeignDocumentsPage, Fragment],
  ['schedules', 'EXPORT', SchedulesPage, Fragment],
  ['schedules/new', 'WRITE_DOCUMENTS', ScheduleFormPage, Fragment],
  ['schedules/:id', 'EXPORT', SchedulePage, Fragment],
  ['schedules/:id/edit', 'WRITE_DOCUMENTS', ScheduleFormPage, Fragment],
  ['payouts', 'EXPORT', PayoutsPage, Reports],
  ['payouts/:id', 'EXPORT', PayoutPage, Fragment],
  ['months/:month?', 'EXPORT', MonthsPage, Reports],
  ['reports', 'EXPORT', ReportsPage, Reports],
  ['threshold', 'EXPORT', ThresholdPage, Fragment],
  ['questions', 'WRITE_DOCUMENTS', QuestionsPage, Reports],
  ['account', 'SEE', AccountPage, SettingsColumn],
  ['team', 'MANAGE_MERCHANT', TeamPage, SettingsColumn],
  ['developers/*', 'MANAGE_MERCHANT', DeveloperPages, SettingsColumn],
];

/** The pages for those who run the business together, by path; any other path leads to the front page. */
export const MembershipPages = () => (
  <Routes>
    {pages.map(([path, right, Page, Frame]) => (
      <Route
        key={path}
        path={path}
        element={
          <ForRight right={right}>
            <Suspense fallback={<PageLoading />}>
              <Frame>
                <Page />
              </Frame>
            </Suspense>
          </ForRight>
        }
      />
    ))}
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
