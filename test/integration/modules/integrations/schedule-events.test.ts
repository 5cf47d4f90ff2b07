import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { ChargeRun } from '#modules/schedules/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { keptCards } from '../../main-job/kept-cards-fixture.ts';
import { scheduleSteps } from '../schedules/schedules-fixture.ts';
import { eventSteps } from './event-steps.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

it('a period is issued, one is refused, and the card of one is not charged: each is an event', async () => {
  const merchant = await shop.addMerchant();
  await shop.database.rows(`update merchants set language = 'bg' where id = :id returning id`, {
    id: merchant.id,
  });
  const { typesAfter } = eventSteps(shop, merchant);
  const schedules = scheduleSteps(shop);
  const { customerId, mandate } = await keptCards(shop, merchant).keep();
  const items = [{ description: 'Абонамент', quantity: 1, unitPrice: 100, taxRate: 0 }];
  const charged = await schedules.write(merchant, { customerId, items, chargesCard: true });
  await schedules.makeDue(charged);
  const seen = [...(await typesAfter(() => schedules.run()))];
  const refused = await schedules.write(merchant, { items });
  await schedules.makeDue(refused);
  await shop.database.rows(
    `update schedules set content = jsonb_set(content, '{customer,kind}', '"COMPANY"') where id = :id returning id`,
    { id: refused.id },
  );
  seen.push(...(await typesAfter(() => schedules.run())));
  const runId = (await schedules.read(merchant, charged)).runs[0]!.id;
  accepted(await merchant.api.post(`/card-mandates/${mandate.id}/end`));
  await shop.database.rows(
    'update schedule_runs set charge_on = current_date where id = :runId returning id',
    { runId },
  );
  const charge = () => shop.application.resolve(ChargeRun).execute({ runId });
  seen.push(...(await typesAfter(charge)));
  expect(seen).toEqual(
    expect.arrayContaining(merchantEventTypes.filter((type) => type.startsWith('schedule.'))),
  );
});
