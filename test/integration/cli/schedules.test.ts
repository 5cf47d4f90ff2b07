import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schedule, ScheduleSummary } from '#contract/schedules/schedules.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { scheduleSteps } from '../modules/schedules/schedules-fixture.ts';

let shop: TestApplication;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
const list = async (...args: string[]): Promise<readonly ScheduleSummary[]> => {
  const { stdout } = await plateno(['schedules', 'list', ...args, '--json']);
  return (JSON.parse(stdout) as { schedules: ScheduleSummary[] }).schedules;
};

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

test('recurring invoices are listed by merchant and state, foreseen, run once and shown with their documents', async () => {
  const steps = scheduleSteps(shop);
  const seller = await steps.addSeller();
  const { id } = await steps.write(seller);
  const period = await steps.makeDue({ id });
  expect(await list('--merchant', String(seller.id))).toMatchObject([{ id, total: 120, nextOn: period }]);
  expect(await list('--merchant', String(seller.id), '--state', 'ENDED')).toEqual([]);
  const foreseen = await plateno(['schedules', 'run', '--now', '--dry-run']);
  expect(foreseen.stdout).toContain(`Мария Георгиева\t${period}\tDOCUMENT`);
  const show = async () => {
    const { stdout } = await plateno(['schedules', 'show', String(id), '--json']);
    return JSON.parse(stdout) as Schedule;
  };
  expect((await show()).runs).toEqual([]);
  expect((await plateno(['schedules', 'run', '--now'])).stdout).toBe(foreseen.stdout);
  expect((await plateno(['schedules', 'run', '--now'])).stdout).not.toContain('DOCUMENT');
  expect((await show()).runs).toMatchObject([{ period, state: 'ISSUED', total: 120 }]);
  expect((await plateno(['schedules', 'show', String(id)])).stdout).toContain(`${period}\tISSUED`);
  expect((await plateno(['schedules', 'show', '999999'])).code).toBe(3);
});
