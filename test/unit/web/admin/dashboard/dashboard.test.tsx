// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dashboard } from '#web/admin/dashboard/Dashboard.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { dashboard, attention } = en.admin;

const stats = {
  totalMerchants: 3,
  activeMerchants: 2,
  totalPayments: 85,
  successRate: 80,
  totalRevenue: 8_560.5,
  monthlyGrowth: 12,
  conversionRate: 88.2,
};
const status = {
  api: 'online',
  database: 'connected',
  provider: 'active',
  documents: 'ready',
  mail: 'unused',
};
const bodies: Readonly<Record<string, unknown>> = {
  '/merchants': [],
  '/dashboard/stats': stats,
};

const bodyOf = (path: string): unknown => {
  if (Object.hasOwn(bodies, path)) return bodies[path];
  if (path.includes('attention')) return [{ kind: 'FAILED_JOBS', count: 2 }];
  if (path.includes('status'))
    return { ...status, documentsError: null, mailAttemptedAt: null, mailError: null };
  if (path.includes('takings')) return { steps: [], declines: [{ code: 'generic_decline', count: 4 }] };
  return path.includes('stats') ? stats : [];
};

const texts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('what waits for a decision comes before the totals, the chart and the activity', async () => {
  answerCalls(({ path }) => ({ body: bodyOf(path), total: 0 }));
  const { container } = renderAdmin(<Dashboard />);
  await screen.findByText(dashboard.takings);
  expect(texts()).toEqual([
    attention.title,
    dashboard.waiting,
    dashboard.takings,
    dashboard.declines,
    dashboard.system,
    dashboard.activity,
    dashboard.quickActions,
  ]);
  const all = container.textContent;
  expect(all.indexOf(dashboard.waiting)).toBeLessThan(all.indexOf(dashboard.totalMerchants));
  expect(all.indexOf(dashboard.totalMerchants)).toBeLessThan(all.indexOf(dashboard.takings));
});

test('payments have their success rate, the conversion where it differs, and declines are in words', async () => {
  answerCalls(({ path }) => ({ body: bodyOf(path), total: 0 }));
  const { container } = renderAdmin(<Dashboard />);
  await screen.findByText('By the bank, without a reason');
  expect(screen.getByText('80.0% successful')).toBeTruthy();
  expect(screen.getByText('88.2% of those started were paid')).toBeTruthy();
  expect(container.textContent).not.toMatch(/generic_decline/);
});

test('the panel of waiting merchants claims nothing before the answer', async () => {
  let isAnswered = false;
  vi.stubGlobal('fetch', () => new Promise(() => undefined).finally(() => (isAnswered = true)));
  renderAdmin(<Dashboard />);
  await screen.findByText(dashboard.waiting);
  expect(screen.queryByText(dashboard.noneWaiting)).toBeNull();
  expect(isAnswered).toBe(false);
});
