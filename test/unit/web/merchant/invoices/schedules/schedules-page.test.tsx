// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ScheduleSummary } from '#contract/schedules/schedules.ts';
import type { Plan } from '#contract/merchants/plans.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import SchedulesPage from '#web/merchant/invoices/schedules/SchedulesPage.tsx';
import { en } from '#web/merchant/sales/schedules/messages/en.ts';
import { en as inShared } from '#web/shared/messages/en.ts';
import { openPortal } from './open-portal.tsx';
import { scheduleWith } from './schedule-with.ts';

prepareComponentTests();
const server = stubPortal();
const { schedule: texts } = en;
const { shared } = inShared;
const figures = { currency: 'EUR', documents: 2, total: 240, perMonth: 130.5 };

type Opened = Readonly<{ rows?: readonly ScheduleSummary[]; plan?: Plan; role?: string; url?: string }>;

const open = ({ rows = [], ...portal }: Opened = {}) => {
  server.on('GET /schedules/me', answers.ok({ content: rows, totalElements: rows.length }));
  const upcoming = rows.length === 0 ? [] : [figures];
  server.on('GET /schedules/me/summary', answers.ok({ active: rows.length, waiting: 0, upcoming }));
  return openPortal(server, <SchedulesPage />, { url: '/merchant/schedules', ...portal });
};

test('the head says what comes in thirty days and what is made a month; rows say when and what waits', async () => {
  const { getByRole, findByText, getByText } = open({
    rows: [scheduleWith({ openRuns: 2 }), scheduleWith({ id: 8, state: 'PAUSED' })],
  });
  await findByText(/2 invoices for/);
  expect(getByText(texts.perMonth).nextSibling!.textContent).toBe('€130.50');
  await findByText('2 periods wait for you');
  const row = getByRole('row', { name: /№ 7/ });
  expect(row.textContent).toMatch(
    /€120\.00.*Hosting for \{\{month\}\}.*Every month, on day 15.*15\/12\/2026/,
  );
  expect(getByRole('row', { name: /№ 8/ }).textContent).toMatch(/none.*Paused/);
});

test('what waits comes first, by the order of the server', async () => {
  const { findByText } = open({ rows: [scheduleWith()] });
  await findByText('Active');
  expect(server.asked('GET /schedules/me')[0]!.path).toMatch(/sortBy=waiting&sortDir=desc/);
});

test('a state in the address is asked of the server', async () => {
  const { findByText } = open({ url: '/merchant/schedules?status=PAUSED' });
  await findByText(shared.list.noMatch);
  expect(server.asked('GET /schedules/me')[0]!.path).toContain('state=PAUSED');
});

test('without any the page says how to begin', async () => {
  const { findByText, getByRole } = open();
  await findByText(texts.none);
  expect(getByRole('link', { name: texts.write }).getAttribute('href')).toBe('/merchant/schedules/new');
});

test('a plan without them leads to the plans, and a member who only reads has no button', async () => {
  const small = open({ plan: 'STARTER' });
  await small.findByText(texts.none);
  expect(small.queryByRole('link', { name: texts.write })).toBeNull();
  small.getByRole('link', { name: /Growth|GROWTH/ });
  small.unmount();
  const reader = open({ role: 'VIEWER' });
  await reader.findByText(texts.none);
  expect(reader.queryByRole('link', { name: texts.write })).toBeNull();
});

test('a list that cannot be read says so', async () => {
  const view = open();
  server.on('GET /schedules/me', answers.refusal(500, 'unexpected', ''));
  await view.findByText(texts.failed);
  expect(view.queryByText(texts.none)).toBeNull();
});
