import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory, merchantMail, SetFiscalProfile } from '#modules/merchants/index.ts';
import { MerchantMailLog } from '#modules/merchants/ports/merchant-mail-log.ts';
import { Letters } from '#kernel/letters.ts';
import { SendMerchantMail } from '#modules/merchants/application/send-merchant-mail.ts';
import { formatDate } from '#platform/templates/formats.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { setPlan } from '#test/support/application/set-plan.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ writesToMerchants: true });
});
afterAll(() => shop.stop());

const mailsTo = (email: string) =>
  shop.mailbox.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => {
      const read = readMail(raw);
      const text = String(partOf(read, 'text/plain')).replace(/\s+/gu, ' ');
      return { headers: read.headers, subject: read.headers.get('subject')!.replace(/\s+/gu, ' '), text };
    });

/** Sends all mails, also those about a change that can still be undone. */
const sendAll = async (): Promise<void> => {
  await shop.drainLater();
};

/** The one mail with this subject. */
const mailTo = async (email: string, subject: string) => {
  await sendAll();
  const found = mailsTo(email).filter((mail) => mail.subject === subject);
  expect(found).toHaveLength(1);
  return found[0]!;
};

const pay = async (merchant: TestMerchant, amount = 35, card: string = cards.paid): Promise<number> => {
  const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant, { amount }));
  await shop.control.pay({ session: sessionId, card });
  await shop.drain();
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
  return paymentId;
};

/** The number of the document, which is not the id of the payment. */
/** The running number of a payment, which is not that of its document. */
const numberOf = async (paymentId: number): Promise<string> => (await shop.payment(paymentId)).number;

/** Makes the sandbox refuse refunds: the charge is no longer paid. */
const refuseRefunds = async (paymentId: number): Promise<void> => {
  const { providerPaymentId } = await shop.payment(paymentId);
  await shop.database.rows(
    `update sandbox.objects set body = body || '{"paid": false}'
     where kind = 'charge' and body ->> 'payment_intent' = :providerPaymentId`,
    { providerPaymentId },
  );
};

/** An ACTIVE merchant with the language bg; the test client registers merchants in English. */
const addBulgarian = async (): Promise<TestMerchant> => {
  const merchant = await shop.addMerchant();
  await shop.application.resolve(SetFiscalProfile).execute({
    actor: system('tests'),
    merchantId: merchant.id,
    terms: { language: 'bg' },
  });
  return merchant;
};

describe('mails to merchants', () => {
  test('a merchant gets a mail when it registers and when it is approved, with the first step', async () => {
    const { email } = await shop.addMerchant();
    const received = await mailTo(email, 'We received your registration');
    expect(received.headers.get('from')).toBe('Plateno <receipts@plateno.example>');
    expect(received.headers.get('reply-to')).toBe('receipts@plateno.example');
    expect(received.text).toContain('will email you as soon as you can accept payments');
    const approved = await mailTo(email, 'You can now accept payments');
    expect(approved.text).toContain(`${shop.env['PUBLIC_URL']}/merchant/links`);
  });

  test('a merchant gets a mail in its language, with the reason, when it is suspended and when it is active again', async () => {
    const { id, email } = await addBulgarian();
    const admin = shop.api(shop.adminToken);
    const reason = 'Липсват документи за <b>фирмата</b>';
    accepted(await admin.put(`/merchants/${id}/status`, { status: 'SUSPENDED', reason }));
    const mail = await mailTo(email, 'Профилът ви е спрян');
    expect(mail.text).toContain(`Причина: ${reason}`);
    accepted(await admin.put(`/merchants/${id}/status`, { status: 'ACTIVE' }));
    await mailTo(email, 'Отново можете да приемате плащания');
  });

  test('a merchant gets a mail about a changed plan, and none about the plan it has', async () => {
    const { id, email } = await addBulgarian();
    await setPlan(shop.database, id, 'STARTER');
    const admin = shop.api(shop.adminToken);
    accepted(await admin.put(`/merchants/${id}/plan`, { plan: 'PRO' }));
    accepted(await admin.put(`/merchants/${id}/plan`, { plan: 'PRO' }));
    const mail = await mailTo(email, 'Планът ви вече е „Про“');
    expect(mail.headers.get('from')).toBe('Plateno <receipts@plateno.example>');
  });

  test('a merchant gets one mail about its first payment and none about the second', async () => {
    const merchant = await addBulgarian();
    const first = await pay(merchant, 35);
    const mail = await mailTo(merchant.email, 'Първото ви плащане: 35,00 €');
    expect(mail.text).toContain(`Плащане: № ${await numberOf(first)}`);
    await pay(merchant, 12);
    const mails = await shop.database.rows<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job where name = 'merchants.mail' and data->>'merchantId' = :id`,
      { id: String(merchant.id) },
    );
    expect(mails.filter(({ kind }) => kind === 'FIRST_PAYMENT')).toHaveLength(1);
  });

  test.each([
    ['the customer’s bank', cards.refundFails],
    ['the card provider', cards.paid],
  ])('a merchant gets a mail about a refund that %s refused, with amount and payment', async (_, card) => {
    const merchant = await addBulgarian();
    const paymentId = await pay(merchant, 35, card);
    if (card === cards.paid) await refuseRefunds(paymentId);
    await merchant.api.post(`/payments/${paymentId}/refunds`, { amount: 12.5 });
    if (card !== cards.paid) await shop.control.settleNow();
    const mail = await mailTo(merchant.email, 'Възстановяването на 12,50 € не успя');
    expect(mail.text).toContain(`Плащане: № ${await numberOf(paymentId)}`);
    expect(mail.text).toContain(`/merchant/payments/${paymentId}`);
  });

  test('a merchant gets a mail about a dispute, with amount, reason and deadline', async () => {
    const merchant = await addBulgarian();
    const paymentId = await pay(merchant, 35, cards.disputed);
    await shop.control.settleNow();
    const mail = await mailTo(merchant.email, 'Оспорено плащане: 35,00 €');
    const [dispute] = await shop.database.rows<{ dueAt: string }>(
      'select evidence_due_at as "dueAt" from disputes where payment_id = :paymentId',
      { paymentId },
    );
    const due = formatDate(businessDateOf(new Date(dispute!.dueAt)), 'bg').replace(/\s/gu, ' ');
    expect(mail.text).toContain(`Срок за отговор: ${due}`);
    expect(mail.text).toContain('Причина: Картодържателят твърди, че не е платил той');
  });
});

/** Runs the job with this request. */
const send = (request: Parameters<SendMerchantMail['execute']>[0]) =>
  new SendMerchantMail({
    directory: shop.application.resolve(MerchantDirectory),
    log: shop.application.resolve(MerchantMailLog),
    letters: shop.application.resolve(Letters),
    mailChoices: () => [],
    clock: shop.application.resolve(Clock),
  }).execute(request);

const plan = (merchantId: number, fact: string) =>
  ({ kind: 'PLAN_CHANGED', merchantId, fact, plan: 'GROWTH' }) as const;

test('a merchant gets one mail for each fact, however often its job runs, also concurrently', async () => {
  const { id, email } = await addBulgarian();
  await Promise.allSettled([send(plan(id, 'a')), send(plan(id, 'a')), send(plan(id, 'a'))]);
  await send(plan(id, 'a'));
  await send(plan(id, 'b'));
  const mails = mailsTo(email).filter(({ subject }) => subject === 'Планът ви вече е „Растеж“');
  expect(mails.map(({ headers }) => headers.get('message-id'))).toEqual([
    `<plan-changed-${id}-a@plateno.example>`,
    `<plan-changed-${id}-b@plateno.example>`,
  ]);
});

test('a mail that the mail server rejected temporarily is sent again with the same Message-ID', async () => {
  const { id, email } = await shop.addMerchant();
  await sendAll();
  shop.mailbox.failNext({ at: 'content', code: 451 });
  await expect(send(plan(id, 'c'))).rejects.toThrow('451');
  await send(plan(id, 'c'));
  const mail = await mailTo(email, 'Your plan is now Growth');
  expect(mail.headers.get('message-id')).toBe(`<plan-changed-${id}-c@plateno.example>`);
});

test('a closed or deleted merchant gets no mail', async () => {
  const closed = await addBulgarian();
  await shop.createLink(closed);
  const deleted = await shop.registerMerchant();
  const admin = shop.api(shop.adminToken);
  for (const { id } of [closed, deleted]) await admin.delete(`/merchants/${id}`);
  await send(plan(closed.id, 'd'));
  await send(plan(deleted.id, 'd'));
  for (const { email } of [closed, deleted]) {
    expect(mailsTo(email).map(({ subject }) => subject)).not.toContain('Планът ви вече е „Растеж“');
  }
});

test('a rolled back transaction sends no mail', async () => {
  const { id } = await addBulgarian();
  const rolledBack = shop.application.resolve(UnitOfWork).transact(async () => {
    await shop.application.resolve(Jobs).enqueue(merchantMail, plan(id, 'e'));
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  const jobs = await shop.database.rows(
    `select from pgboss.job where name = 'merchants.mail' and data->>'fact' = 'e'`,
  );
  expect(jobs).toEqual([]);
});
