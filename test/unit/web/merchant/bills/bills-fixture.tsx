import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { OwnPlan, PlanPreview } from '#contract/billing/own-plan.ts';
import { renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleData } from '#test/unit/web/support/samples.ts';
import { sampleOwnPlan } from '#web/demo/sample-bills.ts';
import { BillPage, PlanPage } from '#web/merchant/bills/index.ts';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

/** A merchant on STARTER that has not tried another plan. */
export const starter: OwnPlan = {
  ...sampleOwnPlan(sampleData),
  plan: 'STARTER',
  price: 0,
  mayTry: true,
  uses: [{ limit: 'members', used: 2, most: 2 }],
};
export const growth: OwnPlan = sampleOwnPlan(sampleData);

export const upgrade: PlanPreview = {
  plan: 'GROWTH',
  from: '2026-11-20',
  price: 25.05,
  daysLeft: 11,
  priceNow: 9.19,
  gains: ['reminders', 'schedules', 'bankStatements'],
  loses: [],
  readOnly: [],
  isTrial: false,
  endsTrial: false,
};

const show = (page: ReactNode, path: string, url: string, language: 'bg' | 'en' = 'en') =>
  renderScreen(
    <AllMessages>
      <PortalProvider base="/merchant" isDemo={false}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </PortalProvider>
    </AllMessages>,
    { url, language },
  );

export const showPlan = (language: 'bg' | 'en' = 'en') =>
  show(<PlanPage />, '/merchant/settings/plan', '/merchant/settings/plan', language);
export const showBill = (month: string) =>
  show(<BillPage />, '/merchant/settings/plan/:month', `/merchant/settings/plan/${month}`);
