import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { keptCards } from './kept-cards-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let cards: ReturnType<typeof keptCards>;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  cards = keptCards(shop, merchant);
});
afterAll(async () => {
  await shop.drain();
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const page = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
};

test('the form without a script keeps the card when it is ticked', async () => {
  const { id: customerId } = await cards.addCustomer();
  const { link } = await cards.write(customerId, 10, 120);
  const body = new URLSearchParams({ customerEmail: 'maria@example.bg', keepsCard: '1' });
  const posted = await page(`/pay/${link.uniqueToken}`, { method: 'POST', body });
  expect(posted.status).toBe(303);
  const [payment] = await shop.database.rows<{ max: number }>(
    'select card_max_minor as max from payments where payment_link_id = ?',
    [link.id],
  );
  expect(payment).toEqual({ max: 12_000 });
});

test('an erased customer has no card any more: it is stopped, deleted and without words and email', async () => {
  const { email, mandate, method } = await cards.keep();
  const erased = await shop.application.personalData.erase({
    actor: { kind: 'operator', name: 'tests' },
    subject: { kind: 'email', email },
  });
  expect(JSON.stringify(erased)).toContain('mandates');
  await shop.drain();
  const [row] = await shop.database.rows(
    `select email, agreed_text as text, ended_by as by, provider_method as method from card_mandates where id = ?`,
    [mandate.id],
  );
  expect(row).toEqual({ email: null, text: '', by: 'ERASED', method: null });
  const [stored] = await shop.database.rows<{ customer: string | null }>(
    `select body ->> 'customer' as customer from sandbox.objects where id = ?`,
    [method],
  );
  expect(stored).toEqual({ customer: null });
  accepted(await merchant.api.get(`/card-mandates/${mandate.id}`));
});

test('the doctor names a card that was charged above its maximum, after its end or for another merchant', async () => {
  const kept = await cards.keep();
  await cards.chargeNew(kept, 50);
  await shop.drain();
  const { id } = kept.mandate;
  const defects = [
    ['max_minor = 4000', 'max_minor = 12000'],
    ["agreed_at = agreed_at, provider_account = 'acct_other'", 'provider_account = null'],
    [
      "ended_at = now() - interval '1 day', ended_by = 'PAYER', provider_method = null",
      `ended_at = null, ended_by = null, provider_method = '${kept.method}'`,
    ],
  ];
  for (const [broken, healed] of defects) {
    await shop.database.rows(`update card_mandates set ${broken} where id = ?`, [id]);
    const found = (await shop.doctor(/kept-cards/)).map((line) => JSON.stringify(line));
    expect(found.filter((line) => line.includes('doctor.kept-cards'))).not.toEqual([]);
    await shop.database.rows(`update card_mandates set ${healed} where id = ?`, [id]);
  }
  expect(await shop.doctor(/kept-cards/)).toEqual([]);
});
