import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { proformaSteps } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await startApplication({ variables: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

const ask = (proforma: Proforma, network: string): Promise<Response> =>
  fetch(`${shop.url}/api/offers/${steps.tokenOf(proforma)}/ask`, {
    method: 'POST',
    headers: { 'x-forwarded-for': network, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Може ли доставка в петък?', email: 'maria@example.com' }),
  });
const askTimes = async (
  proforma: Proforma,
  network: string,
  times: number,
): Promise<Record<number, number>> => {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(proforma, network)));
  return Object.fromEntries(
    [204, 429].map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );
};
const storedOf = async ({ id }: Proforma): Promise<number> => {
  const rows = await shop.database.rows('select from proforma_questions where proforma_id = :id', { id });
  return rows.length;
};

test('forty questions from one network store ten, the merchant has ten mails, and another offer is asked from elsewhere', async () => {
  const [flooded, other] = [await steps.write(seller), await steps.write(seller)];
  await shop.drain();
  shop.mailbox.clear();
  expect(await askTimes(flooded, '192.0.2.1', 40)).toEqual({ 204: 10, 429: 30 });
  const refused = await ask(other, '192.0.2.1');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await ask(other, '192.0.2.2')).status).toBe(204);
  await shop.drain();
  expect([await storedOf(flooded), await storedOf(other)]).toEqual([10, 1]);
  expect(shop.mailbox.mails.filter(({ to }) => to.includes(seller.email))).toHaveLength(11);
});

test('one offer is asked about twenty times an hour from all networks, and is still read, accepted and paid', async () => {
  const proforma = await steps.write(seller);
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    await askTimes(proforma, network, 10);
  expect(await storedOf(proforma)).toBe(20);
  expect((await ask(proforma, '198.51.100.4')).status).toBe(429);
  const page = await fetch(`${shop.url}/offer/${steps.tokenOf(proforma)}`, {
    headers: { 'x-forwarded-for': '198.51.100.1' },
  });
  expect(page.status).toBe(200);
  await steps.payByCard(proforma);
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'PAID' });
});
