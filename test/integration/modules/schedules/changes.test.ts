import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { inDays } from '#test/support/in-days.ts';
import { scheduleSteps, type Seller } from './schedules-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof scheduleSteps>;
let seller: Seller;
beforeAll(async () => {
  shop = await startApplication();
  steps = scheduleSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

const change = (schedule: Schedule, about: object) =>
  seller.api.put<Schedule>(`/schedules/${schedule.id}`, {
    ...steps.body(about),
    version: schedule.version,
  });
const runsOf = async (schedule: Schedule): Promise<Schedule['runs']> =>
  (await steps.read(seller, schedule)).runs;
const dearer = {
  items: [{ description: 'Наем', quantity: 1, unitPrice: 200, taxRate: 20 }],
};
const decide = (runId: number, what: 'issue' | 'skip') =>
  seller.api.post<Schedule>(`/schedule-runs/${runId}/${what}`, {});

test('several periods that passed while nothing ran are listed as missed, and only the newest is issued', async () => {
  const schedule = await steps.write(seller);
  const period = await steps.makeDue(schedule);
  await shop.database.rows(
    `update schedules set starts_on = starts_on - interval '3 months', next_on = next_on - interval '3 months'
     where id = :id returning id`,
    { id: schedule.id },
  );
  await steps.run();
  const runs = await runsOf(schedule);
  expect(runs.map(({ state }) => state)).toEqual(['ISSUED', 'MISSED', 'MISSED', 'MISSED']);
  expect(runs[0]).toMatchObject({ period });
});

test('a schedule that changes on the day of its document goes on after it, and makes none twice', async () => {
  const schedule = await steps.write(seller);
  const period = await steps.makeDue(schedule);
  await steps.run();
  const changed = accepted(await change(await steps.read(seller, schedule), { startsOn: period, ...dearer }));
  expect(changed).toMatchObject({ total: 240, runs: [{ state: 'ISSUED', period, total: 120 }] });
  expect(changed.nextOn! > period).toBe(true);
  await steps.run();
  expect(await runsOf(schedule)).toHaveLength(1);
});

test('what was proposed is issued with the price of then, though the schedule has another one since', async () => {
  const schedule = await steps.write(seller, { mode: 'PROPOSE' });
  await steps.makeDue(schedule);
  await steps.run();
  const [run] = await runsOf(schedule);
  accepted(
    await change(await steps.read(seller, schedule), { startsOn: inDays(0), mode: 'PROPOSE', ...dearer }),
  );
  const issued = accepted(await decide(run!.id, 'issue'));
  expect(issued).toMatchObject({ total: 240, runs: [{ state: 'ISSUED', total: 120 }] });
  const document = accepted(await seller.api.get<Invoice>(`/invoices/${issued.runs[0]!.invoiceId!}`));
  expect(document.totalAmount).toBe(120);
  expect(await shop.doctor(/^doctor\.schedule-runs$/)).toEqual([]);
});

test('a field that is not valid any more is named, and a skipped period is neither issued nor skipped again', async () => {
  const schedule = await steps.write(seller);
  await steps.makeDue(schedule);
  await shop.database.rows(
    `update schedules set content = jsonb_set(content, '{customer,email}', 'null') where id = :id returning id`,
    { id: schedule.id },
  );
  await shop.database.rows(
    `update schedules set content = jsonb_set(content, '{customer,kind}', '"COMPANY"') where id = :id returning id`,
    { id: schedule.id },
  );
  await steps.run();
  const [run] = await runsOf(schedule);
  expect(run).toMatchObject({ state: 'FAILED', problem: 'REFUSED', problemField: 'customer.address' });
  expect(accepted(await decide(run!.id, 'skip')).runs).toMatchObject([{ state: 'SKIPPED' }]);
  expect(await decide(run!.id, 'skip')).toMatchObject({ status: 409 });
  expect(await decide(run!.id, 'issue')).toMatchObject({ status: 409 });
});
