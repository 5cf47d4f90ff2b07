import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { targetDayBefore } from '#kernel/target-calendar.ts';
import { ExchangeRates, FetchRates } from '#modules/rates/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startFileServer } from '#test/support/file-server.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

const today = businessDateOf(new Date());
/** Days of publication ago. */
const daysAgo = (days: number): BusinessDate => targetDayBefore(today, days);
const rateTooOld = {
  status: 422,
  body: {
    fields: {
      currency: 'There is no current ECB rate for USD. Choose EUR, or try again once the rate is updated.',
    },
  },
};

let shop: TestApplication;
let merchant: TestMerchant;
let bank: Awaited<ReturnType<typeof startFileServer>>;
beforeAll(async () => {
  bank = await startFileServer((_, response) => {
    response.end(
      `<Cube><Cube time="${today}"><Cube currency="USD" rate="1.1712"/></Cube>` +
        `<Cube time="${daysAgo(3)}"><Cube currency="USD" rate="1.16"/></Cube></Cube>`,
    );
  });
  shop = await startApplication({ isWorking: false, variables: { RATES_URL: `${bank.url}/rates.xml` } });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  await shop.stop();
  await bank.stop();
});

/** Leaves only a rate of that age; none for null. */
const lastRateIs = async (days: number | null): Promise<void> => {
  await shop.database.rows('delete from exchange_rates');
  if (days === null) return;
  const rate = { currency: 'USD', day: daysAgo(days), perEuro: '1.17', source: 'tests' } as const;
  await shop.application.resolve(ExchangeRates).add(rate);
};
const askForLink = (currency: 'EUR' | 'USD' | 'BGN') =>
  merchant.api.post<PaymentLink>('/payment-links/me', { amount: 20, currency });
const write = (currency: 'EUR' | 'USD') =>
  merchant.api.post<Invoice>('/invoices', {
    currency,
    customer: { kind: 'PERSON', name: 'Иван Петров' },
    items: [{ description: 'Чиния', quantity: 1, unitPrice: 20, taxRate: 0 }],
  });
const attentionOf = async (): Promise<number | undefined> => {
  const { body } = await shop.admin.get<readonly { kind: string; count: number }[]>('/attention');
  return body.find(({ kind }) => kind === 'RATES_OLD')?.count;
};

/** Without the checks of stored rates: these tests delete rates that payments name. */
const findings = async (): Promise<string[]> =>
  (await shop.doctor()).filter((finding) => !/^doctor\.(rates-stored|document-rates): /.test(finding));

describe.each([
  ['five days of publication old', 5],
  ['missing', null],
])('a rate that is %s', (_, age) => {
  beforeEach(() => lastRateIs(age));

  it('refuses a new link in USD at its currency, with what to do', async () => {
    expect(await askForLink('USD')).toMatchObject(rateTooOld);
    expect((await askForLink('EUR')).status).toBe(201);
    expect((await askForLink('BGN')).status).toBe(201);
  });

  it('refuses a new invoice in USD at its currency, with what to do', async () => {
    expect(await write('USD')).toMatchObject(rateTooOld);
    expect((await write('EUR')).status).toBe(201);
  });

  it('refuses the payer of an older link with 503 and a message', async () => {
    await lastRateIs(0);
    const link = await shop.createLink(merchant, { amount: 20, currency: 'USD' });
    await lastRateIs(age);
    const refused = await shop.startCheckout(link);
    expect(refused).toMatchObject({ status: 503 });
    expect((refused.body as unknown as { message: string }).message).toContain('Your card was not charged.');
  });

  it('is an attention item of the back office and, with a payment in USD, a violation for the doctor', async () => {
    await lastRateIs(0);
    await shop.openCheckout(await shop.createLink(merchant, { amount: 20, currency: 'USD' }));
    await lastRateIs(age);
    expect(await attentionOf()).toBe(1);
    expect(await findings()).toEqual([expect.stringMatching(/^doctor\.rates-current: /)]);
    const { stdout } = await runPlateno(shop.env, ['config', 'check']);
    expect(stdout).toMatch(/^! .*exchange rate of the dollar.*plateno rates fetch$/m);
  });

  it('does not refuse money that arrives later', async () => {
    await lastRateIs(0);
    const checkout = await shop.openCheckout(
      await shop.createLink(merchant, { amount: 20, currency: 'USD' }),
    );
    await lastRateIs(age);
    await shop.control.pay({ session: checkout.sessionId });
    expect(await shop.returnPaid(checkout)).toMatchObject({ status: 'SUCCEEDED' });
    const [document] = await shop.database.rows(
      `select eur_rate::float8 as rate, eur_rate_day as day from invoices where payment_id = ?`,
      [checkout.paymentId],
    );
    expect(document).toEqual({ rate: 1.17, day: daysAgo(0) });
  });

  it('ends with the file of the central bank', async () => {
    await shop.application.resolve(FetchRates).executeIfDue();
    const answered = await askForLink('USD');
    expect(answered.status).toBe(201);
    expect((await shop.startCheckout(answered.body)).status).toBe(200);
    const written = await write('USD');
    expect(written.body).toMatchObject({ eurRate: 1.1712, eurRateDay: today });
    expect(await attentionOf()).toBe(0);
    expect(await findings()).toEqual([]);
  });
});

it('a rate of four days of publication ago still serves links, invoices and checkouts', async () => {
  await lastRateIs(4);
  const { status, body } = await askForLink('USD');
  expect(status).toBe(201);
  expect((await shop.startCheckout(body)).status).toBe(200);
  expect((await write('USD')).body).toMatchObject({ eurRate: 1.17, eurRateDay: daysAgo(4) });
});

it('a worker that starts after days without one fetches the rates at once', async () => {
  await lastRateIs(6);
  await shop.application.work();
  const lastDay = () => shop.application.resolve(ExchangeRates).lastDay('USD');
  await shop.drain();
  expect(await lastDay()).toBe(today);
  expect((await write('USD')).body).toMatchObject({ eurRate: 1.1712, eurRateDay: today });
});
