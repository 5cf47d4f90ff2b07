// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import SchedulePage from '#web/merchant/invoices/schedules/SchedulePage.tsx';
import { en } from '#web/merchant/sales/schedules/messages/en.ts';
import { openPortal } from './open-portal.tsx';
import { runWith, scheduleWith } from './schedule-with.ts';

prepareComponentTests();
const server = stubPortal();
const { schedule: texts } = en;

const open = async (of: Partial<Schedule>, role?: string) => {
  server.on('GET /schedules/7', answers.ok(scheduleWith(of)));
  const view = openPortal(
    server,
    <Routes>
      <Route path="/merchant/schedules/:id" element={<SchedulePage />} />
    </Routes>,
    { url: '/merchant/schedules/7', ...(role !== undefined && { role }) },
  );
  await view.findByText('Recurring invoice No. 7');
  return view;
};

test('what waits stands first with its reason, and is issued or left out', async () => {
  const failed = runWith({ state: 'FAILED', problem: 'CUSTOMER_ARCHIVED', invoiceId: null });
  const missed = runWith({ id: 30, period: '2026-10-15', state: 'MISSED', invoiceId: null });
  const view = await open({ openRuns: 2, runs: [failed, missed] });
  const panels = view.getAllByRole('region').map((panel) => panel.getAttribute('aria-labelledby'));
  const waiting = view.getByRole('region', { name: texts.waits });
  expect(panels[0]).toBe(waiting.getAttribute('aria-labelledby'));
  expect(
    within(waiting)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining(texts.problems.CUSTOMER_ARCHIVED),
    expect.stringContaining(texts.runStates.MISSED),
  ]);
  server.on('POST /schedule-runs/31/issue', answers.ok(scheduleWith()));
  server.on('POST /schedule-runs/30/skip', answers.ok(scheduleWith()));
  fireEvent.click(within(waiting).getByRole('button', { name: 'Issue: 15/11/2026' }));
  await view.findByText(texts.issued);
  fireEvent.click(within(waiting).getByRole('button', { name: 'Leave out: 15/10/2026' }));
  await view.findByText(texts.skipped);
  expect(server.asked('POST /schedule-runs/31/issue')).toHaveLength(1);
  expect(server.asked('POST /schedule-runs/30/skip')).toHaveLength(1);
});

test('a member without the right sees what waits, and no buttons', async () => {
  const view = await open({ runs: [runWith({ state: 'PROPOSED' })] }, 'VIEWER');
  view.getByText(texts.runStates.PROPOSED);
  expect(view.queryByRole('button')).toBeNull();
});

test.each([
  [{ charge: 'CHARGED' }, texts.charges.CHARGED],
  [{ charge: 'WAITING', chargeOn: '2026-11-18' }, 'The card is charged on 18/11/2026.'],
  [
    { charge: 'DECLINED', chargeProblem: 'DECLINED', chargeOn: '2026-11-20' },
    'The card was declined. Tried again on 20/11/2026.',
  ],
  [
    { charge: 'DECLINED', chargeProblem: 'CARD_EXPIRED' },
    'The card has expired. The customer got a payment link.',
  ],
  [
    { charge: 'STOPPED', chargeProblem: 'ABOVE_MAXIMUM' },
    'The amount is above what was agreed for the month. The customer got a payment link.',
  ],
] as const)('the card of a document is said in words, %j', async (run, words) => {
  const view = await open({ runs: [runWith(run)] });
  const row = view.getByRole('row', { name: /0000000090/ });
  expect(row.textContent.replaceAll(/[⁦-⁩]/g, '')).toContain(words);
});

test('a year of periods is shown, the others on a press', async () => {
  const runs = Array.from({ length: 15 }, (_, place) => runWith({ id: 100 - place }));
  const view = await open({ runs });
  const rows = () => within(view.getByRole('table', { name: texts.runs })).getAllByRole('row').length - 1;
  expect(rows()).toBe(12);
  fireEvent.click(view.getByRole('button', { name: 'Show all 15' }));
  expect(rows()).toBe(15);
});

test('lines are shown with the sums of the document', async () => {
  const view = await open({});
  view.getByText('Hosting for {{month}}');
  const panel = view.getByRole('region', { name: texts.lines });
  expect(panel.textContent).toMatch(/€100\.00.*€20\.00.*€120\.00/);
});

test('one that is paused has no next day, and is resumed first', async () => {
  const view = await open({ state: 'PAUSED' });
  expect(view.getByText(texts.next).nextSibling!.textContent).toBe(texts.noNext);
  const [first] = view.getByRole('group', { name: 'Actions' }).children;
  expect(first!.textContent).toBe(texts.moves.resume.action);
  server.on('POST /schedules/7/resume', answers.ok(scheduleWith()));
  fireEvent.click(first!);
  fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name: texts.moves.resume.submit }));
  await view.findByText(texts.moves.resume.done);
});

test('one that has ended has no actions', async () => {
  const view = await open({ state: 'ENDED', nextOn: null });
  expect(view.queryByRole('group', { name: 'Actions' })).toBeNull();
});

test('a card that is not there yet is said; one that is there is stopped', async () => {
  const missing = await open({ chargesCard: true });
  missing.getByText(texts.noCard);
  missing.unmount();
  const card = { mandateId: 5, brand: 'visa', last4: '4242', expiresOn: '2028-04-30', maxAmount: 120 };
  const view = await open({ chargesCard: true, card });
  expect(view.getByText(/Visa •••• 4242/).textContent).toMatch(/€120\.00.*30\/04\/2028/);
  server.on('POST /card-mandates/5/end', answers.ok({}));
  fireEvent.click(view.getByRole('button', { name: texts.stopCard.action }));
  fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name: texts.stopCard.submit }));
  await view.findByText(texts.stopCard.done);
});
