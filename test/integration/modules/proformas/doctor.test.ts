import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { proformaSteps } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await startApplication();
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

/** A change past the program, which is undone. */
const afterChange = async (change: string, undo: string, id: number): Promise<string> => {
  await shop.database.rows(`update proformas set ${change} where id = :id returning id`, { id });
  const found = await shop.doctor(/^doctor\.proformas$/);
  await shop.database.rows(`update proformas set ${undo} where id = :id returning id`, { id });
  return JSON.stringify(found);
};

test('doctor.proformas finds a paid sum without its payments, a state without its money and a number above the series', async () => {
  const { id, number } = await steps.write(seller);
  expect(await shop.doctor(/^doctor\.proformas$/)).toEqual([]);
  expect(await afterChange('paid_minor = 100', 'paid_minor = 0', id)).toContain(`proforma ${number}`);
  expect(await afterChange(`state = 'PAID'`, `state = 'SENT'`, id)).toContain('not all of it came');
  expect(await afterChange(`number = '0000009999'`, `number = '${number}'`, id)).toContain(
    'above the counter',
  );
  expect(await shop.doctor(/^doctor\.proformas$/)).toEqual([]);
});
