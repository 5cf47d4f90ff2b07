import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { scheduleSteps } from './schedules-fixture.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication();
});
afterAll(() => shop.stop());

const check = async () => JSON.stringify(await shop.doctor(/^doctor\.schedule-runs$/));

test('doctor.schedule-runs finds another sum than that of the document, a charge without its money and a period done early', async () => {
  const steps = scheduleSteps(shop);
  const seller = await steps.addSeller();
  const schedule = await steps.write(seller);
  await steps.makeDue(schedule);
  await steps.run();
  /** What is found after a change past the program, which is undone. */
  const afterChange = async (change: string, undo: string): Promise<string> => {
    const set = (values: string) =>
      shop.database.rows(`update schedule_runs set ${values} where schedule_id = :id returning id`, {
        id: schedule.id,
      });
    await set(change);
    const found = await check();
    await set(undo);
    return found;
  };
  expect(await check()).toBe('[]');
  expect(await afterChange('total_minor = 1', 'total_minor = 12000')).toContain('is 1, its document 12000');
  expect(await afterChange(`charge = 'CHARGED'`, `charge = 'NONE'`)).toContain('its document is not paid');
  expect(
    await afterChange(`period = period + interval '1 year'`, `period = period - interval '1 year'`),
  ).toContain('is before the next day of its schedule');
  expect(await check()).toBe('[]');
});
