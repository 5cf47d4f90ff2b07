import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { keptCards } from '#test/integration/main-job/kept-cards-fixture.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { proformaSteps } from './proformas-fixture.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await sharedApplication('working');
});
afterAll(() => shop.stop());

test('the most a month is read with a proforma, so that a change can keep it, and is nothing without one', async () => {
  const steps = proformaSteps(shop);
  const seller = await steps.addSeller();
  const { id: customerId } = await keptCards(shop, seller).addCustomer();
  const { id, version, content, kind, validUntil, cardMax } = await steps.write(seller, {
    customerId,
    cardMax: 150.5,
    send: false,
  });
  expect(cardMax).toBe(150.5);
  const change = async (about: object) =>
    accepted(await seller.api.put<Proforma>(`/proformas/${id}`, { ...content, kind, validUntil, ...about }));
  expect(await change({ version, cardMax })).toMatchObject({ cardMax, version: version + 1 });
  expect(await change({ version: version + 1 })).toMatchObject({ cardMax: null });
});
