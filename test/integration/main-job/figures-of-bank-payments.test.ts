import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Home } from '#contract/guidance/home.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { TakingsOverTime } from '#contract/payments/takings.ts';
import type { OwnBalance } from '#contract/payouts/payouts.ts';
import type { Report } from '#contract/reports/reports.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { auditXml } from '#modules/closing/adapters/files/audit-xml.ts';
import { DocumentsOfClosing, type MonthDocument } from '#modules/invoices/index.ts';
import { PaymentsOfMonth, PlatformFees } from '#modules/payments/index.ts';
import { MerchantLimits } from '#modules/payments/ports/merchant-limits.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { promiseTransfer } from '#test/support/application/promise-transfer.ts';
import { large, openPayouts, type Paid, type Payouts } from './payouts-fixture.ts';

let installation: Payouts;
let merchant: Paid;
beforeAll(async () => {
  installation = await openPayouts();
  merchant = await installation.addPaidMerchant();
  await installation.shop.database.rows(
    `update merchants set fiscal_mode = 'ALT_REGIME', e_shop_number = 'RF0000123' where id = ?`,
    [merchant.id],
  );
});
afterAll(() => installation.shop.stop());

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const get = async <T>(path: string): Promise<T> => accepted(await merchant.api.get<T>(path));
const cents = (amount: number): number => Math.round(amount * 100);

const receive = async (amount: number): Promise<Payment> => {
  const { shop } = installation;
  const link = await shop.createLink(merchant, { amount });
  const { reference } = await promiseTransfer(shop, link, Money.ofMinor(cents(amount), 'EUR'));
  return accepted(
    await merchant.api.post<Payment>('/payments/bank', { reference, amount, receivedOn: today() }),
  );
};

const days = () => {
  const day = today();
  return { from: businessDate(`${day.slice(0, 8)}01`), to: businessDate(day) };
};
const documents = async (): Promise<MonthDocument[]> => {
  const found: MonthDocument[] = [];
  const { application } = installation.shop;
  for await (const one of application.resolve(DocumentsOfClosing).documents(merchant.id, days()))
    found.push(one);
  return found;
};

test('money by bank counts as turnover and is kept whole, and is nowhere where the card provider pays', async () => {
  const { shop } = installation;
  const { paymentId } = await installation.sell(merchant, { ...large, amountMinor: 10_000 });
  const card = await shop.payment(paymentId);
  const bank = await receive(60);
  accepted(await merchant.api.post(`/payments/${bank.id}/refunds`, { amount: 10 }));
  const keptOfCard = cents((await get<PaymentHistory>(`/payments/${card.id}/history`)).kept);
  const { kept, tariffs, providerFee } = await get<PaymentHistory & { tariffs: unknown[] }>(
    `/payments/${bank.id}/history`,
  );
  expect([cents(kept), providerFee, tariffs]).toEqual([5_000, 0, []]);

  const { month } = (await get<Home>('/merchants/me/home')).payments;
  const takings = await get<TakingsOverTime>('/merchants/me/takings/over-time?period=MONTH');
  const { figures } = await get<Report>('/merchants/me/reports?period=MONTH');
  expect([month.total, takings.total, figures.takings].map(cents)).toEqual([16_000, 16_000, 16_000]);
  const left = keptOfCard + 5_000;
  expect([month.net, takings.net, figures.net].map(cents)).toEqual([left, left, left]);
  expect([figures.count, figures.refundCount, cents(figures.refunds)]).toEqual([2, 1, 1_000]);

  const { application } = shop;
  const feesOfMonth = await application.resolve(PaymentsOfMonth).fees(merchant.id, days());
  expect(feesOfMonth.fees).toMatchObject([{ currency: 'EUR', platformMinor: cents(card.platformFee) }]);
  const charged = await application.resolve(PlatformFees).ofDays([merchant.id], days());
  expect(charged.get(merchant.id)!.charged).toMatchObject([{ payments: 1 }]);
  const used = await shop.database.transact(() =>
    application.resolve(MerchantLimits).lockUsed(merchant.id, new Date(Date.now() - 86_400_000)),
  );
  expect(used).toEqual(Money.ofMinor(10_000, 'EUR'));
});

test('payouts, balance and waiting payments know only the card', async () => {
  const balance = await get<OwnBalance>('/payouts/me/balance');
  expect(balance.waiting).toMatchObject({ payments: 1 });
  await installation.importAgain();
  expect(await installation.findings()).toEqual([]);
});

test('the register has the documents of both, and the audit file of card sales only the card', async () => {
  const found = await documents();
  expect(
    found.map(({ document }) => [document.type, document.paymentMethod, Number(document.total.minor)]),
  ).toEqual([
    ['INVOICE', 'CARD', 10_000],
    ['INVOICE', 'BANK_TRANSFER', 6_000],
    ['CREDIT_NOTE', 'BANK_TRANSFER', 1_000],
  ]);
  expect(found.map(({ payments }) => payments.map(({ kind }) => kind))).toEqual([['CARD'], ['BANK'], []]);
  const audit = auditXml({
    eik: '175074752',
    eShopNumber: 'RF0000123',
    domainName: 'plateno.example/m/shop',
    createdOn: businessDate(today()),
    month: today().slice(0, 7),
    posNumber: 'plateno-1',
    documents: found,
  });
  const text = new TextDecoder('windows-1251').decode(audit!);
  expect(text.match(/<orderenum>/g)).toHaveLength(1);
  expect(text).toContain('<ord_total2>100.00</ord_total2>');
  expect(text).toContain('<r_ord>0</r_ord>');
});

test('the lists are filtered by method, and the file names it', async () => {
  const listed = await get<Payment[]>('/merchants/me/payments?method=BANK');
  expect(listed.map(({ method, amount }) => [method, amount])).toEqual([['BANK', 60]]);
  const path = '/api/merchants/me/payments/export?format=csv&method=BANK';
  const file = await fetch(installation.shop.url + path, {
    headers: { authorization: `Bearer ${merchant.token}`, 'accept-language': 'bg' },
  });
  expect(await file.text()).toContain('Банков превод');
});

test('the ledger as the doctor sees it is whole', async () => {
  expect(await installation.shop.doctor()).toEqual([]);
});
