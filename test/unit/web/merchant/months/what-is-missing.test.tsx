// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MonthDetails, MonthProblem } from '#contract/closing/months.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { monthWith } from '#test/unit/web/support/month-with.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { MonthsPage } from '#web/merchant/months/MonthsPage.tsx';
import { bg as texts } from '#web/merchant/months/messages/bg.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();
// The month before this day is the one that the page opens.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});

/** An entry with its first documents. */
const entry = (
  code: string,
  severity: MonthProblem['severity'],
  count: number,
  shown = count,
): MonthProblem => ({
  code,
  severity,
  invoiceId: count === 1 ? 1 : null,
  invoiceNumber: count === 1 ? '0000000001' : null,
  message: `${code} ${count}`,
  remedy: `remedy of ${code}`,
  count,
  documents: Array.from({ length: shown }, (_, at) => ({
    invoiceId: at + 1,
    invoiceNumber: String(at + 1),
    message: `${code} of document ${at + 1}`,
  })),
});

const open = async (facts: Partial<MonthDetails>) => {
  const month = monthWith([
    { from: '2026-10-01', to: '2026-10-31', vatRegistration: 'FULL', vatNumber: 'BG175074752' },
  ]);
  server.on('GET /auth/session', answers.ok(ownerAccount));
  server.on('GET /months/me/2026-10', answers.ok({ ...month, ...facts }));
  const view = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <MonthsPage />
      </PortalProvider>
    </MessagesProvider>,
    { language: 'bg' },
  );
  const missing = await view.findByRole('region', { name: texts.months.problems });
  return { ...view, missing };
};

const notes = [entry('BUYER_WITHOUT_ADDRESS', 'INFO', 16), entry('TEXT_CUT', 'INFO', 6)];

test('notes stand outside of what is missing, as one folded line with their number', async () => {
  const { missing, getByText } = await open({ problems: notes });
  expect(within(missing).getByText(texts.months.none.OPEN)).toBeDefined();
  expect(missing.textContent).not.toContain('BUYER_WITHOUT_ADDRESS');
  const line = getByText('Бележки за счетоводителя (22)');
  expect(line.closest('details')!.open).toBe(false);
  expect(line.closest('details')!.textContent).toContain('TEXT_CUT 6');
});

test('9,000 warnings of one kind are one line with three documents, and at most a hundred unfold', async () => {
  const { missing } = await open({ problems: [entry('GROUND_BY_HAND', 'WARNING', 9000, 100), ...notes] });
  expect(within(missing).getByText(texts.months.onlyWarnings)).toBeDefined();
  expect(within(missing).getAllByText('GROUND_BY_HAND 9000')).toHaveLength(1);
  expect(within(missing).getAllByText(/of document/)).toHaveLength(100);
  expect(within(missing).getByText('Още 8997').closest('details')!.open).toBe(false);
  expect(within(missing).getByText(/^Има и още 8900/)).toBeDefined();
});

test('a deadline that passed says so while the month is open, and is no matter of sums', async () => {
  const deadlines = { vatReturn: '2020-02-14', auditFile: null };
  const passed = /^Срок за справка-декларацията по ДДС: .*14\/02\/2020 – изтекъл преди/;
  const { getByText, getByRole, queryByText, unmount } = await open({ deadlines });
  expect(getByText(passed)).toBeDefined();
  expect(getByRole('region', { name: texts.months.sums }).textContent).not.toContain('14/02/2020');
  unmount();
  const closed = await open({ deadlines, status: 'CLOSED', revision: 1, closedAt: '2020-02-03T10:00:00Z' });
  expect(closed.queryByText(passed)).toBeNull();
  expect(queryByText(passed)).toBeNull();
});

test('the title is the month, and the status is its badge', async () => {
  const { getByRole, getByText } = await open({});
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Октомври 2026 г.');
  expect(getByText(texts.months.status.OPEN).dataset['status']).toBe('OPEN');
});
