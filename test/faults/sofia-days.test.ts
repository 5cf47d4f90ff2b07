import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { draft } from '#test/integration/modules/invoices/invoice-callers.ts';
import { scheduleSteps } from '#test/integration/modules/schedules/schedules-fixture.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startPlateno } from '#test/support/run-plateno.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { signInAt } from './support/sign-in-at.ts';
import { clockAt } from './support/wrong-clock.ts';

let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
});

describe("due and overdue go by Sofia's date", () => {
  // Ten minutes before and after midnight in Sofia: with the offset of the morning before, the two days of clock
  // changes would end an hour early or late.
  it.each([
    ['an ordinary day', '2026-11-24', '2026-11-24T21:50:00Z', '2026-11-24T22:10:00Z'],
    ['25 October, which has 25 hours', '2026-10-25', '2026-10-25T21:50:00Z', '2026-10-25T22:10:00Z'],
    ['28 March, which has 23 hours', '2027-03-28', '2027-03-28T20:50:00Z', '2027-03-28T21:10:00Z'],
  ])(
    '%s: an invoice is not overdue on its due day, and overdue after midnight in Sofia',
    async (_, day, before, after) => {
      const { id, email } = await deployment.shop.addMerchant();
      await deployment.shop.registerForVat(id);
      const [today, tomorrow] = await Promise.all([
        deployment.serve(clockAt(before)),
        deployment.serve(clockAt(after)),
      ]);
      const late = await signInAt(today.url, email);
      const written = accepted(await late.post<Invoice>('/invoices', draft({ dueDate: day })));
      expect(written).toMatchObject({ issueDate: day, dueDate: day, status: 'PENDING' });
      const early = await signInAt(tomorrow.url, email);
      expect(accepted(await early.get<Invoice>(`/invoices/${written.id}`)).status).toBe('OVERDUE');
      expect(accepted(await late.get<Invoice>(`/invoices/${written.id}`)).status).toBe('PENDING');
      await Promise.all([today.kill(), tomorrow.kill()]);
    },
  );
});

describe('a recurring invoice is made from eight in the morning in Sofia', () => {
  it.each([
    ['an ordinary day', '2027-02-24', '2027-02-24T05:50:00Z', '2027-02-24T06:10:00Z'],
    ['28 March, which has 23 hours', '2027-03-28', '2027-03-28T04:50:00Z', '2027-03-28T05:10:00Z'],
    ['31 October, which has 25 hours', '2027-10-31', '2027-10-31T05:50:00Z', '2027-10-31T06:10:00Z'],
  ])(
    '%s: ten minutes before nothing is made, ten minutes after one document of that day',
    async (_, day, before, after) => {
      const { shop } = deployment;
      const seller = await shop.addMerchant();
      const steps = scheduleSteps(shop);
      const items = [{ description: 'Наем', quantity: 1, unitPrice: 50, taxRate: 0 }];
      const schedule = await steps.write(seller, {
        items,
        startsOn: day,
        times: 1,
        day: day.endsWith('31') ? 'LAST' : Number(day.slice(8)),
      });
      const run = (at: string) =>
        startPlateno({ ...shop.env, ...clockAt(at) }, ['schedules', 'run', '--json']);
      expect(JSON.parse((await run(before)).stdout)).toMatchObject({ schedules: [] });
      expect(JSON.parse((await run(after)).stdout)).toMatchObject({
        schedules: [{ scheduleId: schedule.id, period: day, outcome: 'DOCUMENT', missed: [] }],
      });
      const { runs } = await steps.read(seller, schedule);
      const documents = await Promise.all(
        runs.map(async ({ invoiceId }) => accepted(await seller.api.get<Invoice>(`/invoices/${invoiceId!}`))),
      );
      expect(documents).toMatchObject([{ issueDate: day, taxEventDate: day }]);
    },
  );
});
