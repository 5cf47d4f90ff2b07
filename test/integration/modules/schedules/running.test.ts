import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { inDays } from '#test/support/in-days.ts';
import { scheduleSteps, type Seller } from './schedules-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof scheduleSteps>;
let seller: Seller;
beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = scheduleSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

test('a due schedule issues and mails one invoice for its period, with the words of its lines, however often it runs', async () => {
  const schedule = await steps.write(seller);
  const period = await steps.makeDue(schedule);
  await steps.run();
  await steps.run();
  await shop.drain();
  const after = await steps.read(seller, schedule);
  expect(after.runs).toMatchObject([{ state: 'ISSUED', period, total: 120 }]);
  expect(after.nextOn! > inDays(0)).toBe(true);
  const invoice = accepted(await seller.api.get<Invoice>(`/invoices/${after.runs[0]!.invoiceId!}`));
  expect(invoice).toMatchObject({ status: 'PENDING', totalAmount: 120, delivery: { state: 'SENT' } });
  expect(invoice.items[0]!.description).toContain(inDays(0).slice(0, 4));
});

test('two runs at once make one document', async () => {
  const schedule = await steps.write(seller);
  await steps.makeDue(schedule);
  await Promise.all([steps.run(), steps.run(), steps.run()]);
  expect((await steps.read(seller, schedule)).runs).toMatchObject([{ state: 'ISSUED' }]);
});

test('a period that is more than five days late is listed as missed, and nothing is issued until a person does', async () => {
  const schedule = await steps.write(seller);
  await steps.makeDue(schedule, 6);
  await steps.run();
  const late = await steps.read(seller, schedule);
  expect(late).toMatchObject({ openRuns: 1, runs: [{ state: 'MISSED', invoiceId: null }] });
  const issued = accepted(await seller.api.post<Schedule>(`/schedule-runs/${late.runs[0]!.id}/issue`, {}));
  expect(issued).toMatchObject({ openRuns: 0, runs: [{ state: 'ISSUED' }] });
  const again = await seller.api.post(`/schedule-runs/${late.runs[0]!.id}/issue`, {});
  expect(again).toMatchObject({ status: 409, body: { code: 'schedules.run-is-done' } });
});

test('after another registration for VAT the period fails with its reason and an email, and nothing is issued', async () => {
  const other = await steps.addSeller();
  const schedule = await steps.write(other);
  await steps.makeDue(schedule);
  await shop.database.rows(
    `update schedules set vat_registration = 'NONE' where id = :id returning id`,
    schedule,
  );
  await steps.run();
  expect(await steps.read(other, schedule)).toMatchObject({
    problem: 'REGISTRATION_CHANGED',
    runs: [{ state: 'FAILED', problem: 'REGISTRATION_CHANGED', invoiceId: null }],
  });
});

test('what is proposed waits for a person, who issues or skips it', async () => {
  const schedule = await steps.write(seller, { mode: 'PROPOSE' });
  await steps.makeDue(schedule);
  await steps.run();
  const proposed = await steps.read(seller, schedule);
  expect(proposed).toMatchObject({ openRuns: 1, runs: [{ state: 'PROPOSED' }] });
  const skipped = accepted(
    await seller.api.post<Schedule>(`/schedule-runs/${proposed.runs[0]!.id}/skip`, {}),
  );
  expect(skipped).toMatchObject({ openRuns: 0, runs: [{ state: 'SKIPPED', invoiceId: null }] });
});

test('a paused schedule runs nothing; resumed, it lists what passed and goes on with the next day', async () => {
  const schedule = await steps.write(seller);
  accepted(await seller.api.post(`/schedules/${schedule.id}/pause`, {}));
  const period = await steps.makeDue(schedule, 1);
  await steps.run();
  expect((await steps.read(seller, schedule)).runs).toEqual([]);
  const resumed = accepted(await seller.api.post<Schedule>(`/schedules/${schedule.id}/resume`, {}));
  expect(resumed).toMatchObject({ state: 'ACTIVE', runs: [{ state: 'MISSED', period }] });
});

test('an unknown word in a line is refused at the line', async () => {
  const item = { description: 'Наем {{седмица}}', quantity: 1, unitPrice: 100, taxRate: 20 };
  expect(await steps.ask(seller, { items: [item] })).toMatchObject({
    status: 422,
    body: { fields: { 'items.0.description': expect.stringContaining('седмица') } },
  });
});

test('a schedule of another merchant is not found', async () => {
  const schedule = await steps.write(seller);
  const other = await steps.addSeller();
  expect(await other.api.get(`/schedules/${schedule.id}`)).toMatchObject({ status: 404 });
  expect(await other.api.post(`/schedules/${schedule.id}/pause`, {})).toMatchObject({ status: 404 });
});
