import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { CardMandate, KeptCard } from '#contract/payments/card-mandates.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { partOf, readMail, type ReadMail } from '#test/support/read-mail.ts';
import { keptCards } from './kept-cards-fixture.ts';

const textOf = (mail: ReadMail): string => partOf(mail, 'text/plain').toString('utf8');
const challenged = '4000002760003184';

describe.each(['none', 'direct'])('a card that stays, with the routing %s', (routing) => {
  let shop: TestApplication;
  let merchant: TestMerchant;
  let cards: ReturnType<typeof keptCards>;
  beforeAll(async () => {
    shop = await startApplication({ variables: { STRIPE_ROUTING: routing } });
    merchant = await shop.addMerchant();
    if (routing === 'direct') await shop.addProviderAccount(merchant.id, 'acct_1KeptCards');
    cards = keptCards(shop, merchant);
  });
  afterAll(async () => {
    await shop.drain();
    // Money that moved a moment ago is compared later.
    expect((await shop.doctor()).filter((line) => !line.startsWith('left out'))).toEqual([]);
    await shop.stop();
  });

  const requestsOf = async (paymentId: number): Promise<object[]> => {
    const rows = await shop.database.rows<{ request: object }>(
      'select provider_request as request from payment_attempts where payment_id = ?',
      [paymentId],
    );
    return rows.map(({ request }) => request);
  };
  const mailTo = (email: string, subject: string): ReadMail[] =>
    shop.mailbox.mails
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => readMail(raw))
      .filter(({ headers }) => headers.get('subject')?.includes(subject));
  const invoiceOf = async (id: number): Promise<Invoice> =>
    accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));

  test('a customer agrees, the card stays, and a charge is a payment with fees, ledger and a paid document', async () => {
    const kept = await cards.keep();
    expect(kept.mandate).toMatchObject({
      customerId: kept.customerId,
      brand: 'visa',
      last4: '4242',
      expiresOn: '2040-12-31',
      maxAmount: 120,
      state: 'ACTIVE',
      chargedThisMonth: 0,
      agreedText: expect.stringMatching(/най-много 120,00\s€ на месец/) as string,
    });
    const { result, invoice } = await cards.chargeNew(kept, 50);
    expect(result).toMatchObject({ outcome: 'CHARGED', declineCode: null });
    await shop.drain();
    const payment = await shop.payment(result.paymentId!);
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      amount: 50,
      cardLast4: '4242',
      invoiceId: invoice.id,
    });
    expect(payment.merchantFee).toBeGreaterThan(0);
    expect(await ledgerOf(shop.database, payment.id)).not.toEqual({});
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'PAID' });
    const [mandate] = await cards.mandatesOf(kept.customerId);
    expect(mandate).toMatchObject({ chargedThisMonth: 50 });
    const [request] = await requestsOf(payment.id);
    expect(request).toMatchObject({ off_session: true, confirm: true, payment_method: kept.method });
  });

  test('the payer is mailed the words, the maximum and the link that stops the card', async () => {
    const { email, token } = await cards.keep();
    await shop.drain();
    const mail = mailTo(email, 'Картата ви остава')[0]!;
    expect(textOf(mail)).toContain('спирате с едно натискане');
    expect(textOf(mail)).toMatch(/120,00\s€/);
    expect(textOf(mail)).toContain(`/card/${token}`);
  });

  test('a payer who does not agree leaves nothing: no mandate, and no set-up is asked of the provider', async () => {
    const { id: customerId } = await cards.addCustomer();
    const { link } = await cards.write(customerId, 10, 120);
    const checkout = await shop.openCheckout(link);
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    expect(await cards.mandatesOf(customerId)).toEqual([]);
    expect(JSON.stringify(await requestsOf(checkout.paymentId))).not.toMatch(
      /customer_creation|setup_future/,
    );
  });

  test('a checkout of a link that offers nothing is refused at keepsCard', async () => {
    const { id: customerId } = await cards.addCustomer();
    const { link } = await cards.write(customerId, 10);
    const refused = await shop.startCheckout(link, { keepsCard: true });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('keepsCard'),
    ]);
  });

  test('a card that needs its holder is AUTHENTICATION_NEEDED, and nothing stays open at the provider', async () => {
    const kept = await cards.keep({ card: challenged, passes: true });
    const { result, invoice, link } = await cards.chargeNew(kept, 20);
    expect(result).toMatchObject({
      outcome: 'AUTHENTICATION_NEEDED',
      declineCode: 'authentication_required',
    });
    expect(await shop.payment(result.paymentId!)).toMatchObject({ status: 'FAILED' });
    const [intent] = await shop.database.rows<{ status: string }>(
      `select o.body ->> 'status' as status from sandbox.objects o join payment_attempts a on a.provider_session_id = o.id
       where a.payment_id = ?`,
      [result.paymentId!],
    );
    expect(intent).toEqual({ status: 'canceled' });
    // The invoice is paid by its ordinary link.
    const checkout = await shop.openCheckout(link);
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'PAID' });
  });

  test('a declined charge is DECLINED, and another try is another payment', async () => {
    const kept = await cards.keep({ card: '4000000000000341' });
    const { result, link } = await cards.chargeNew(kept, 20, 'declined:2026-12-01:1');
    expect(result).toMatchObject({ outcome: 'DECLINED', declineCode: 'generic_decline' });
    const again = await cards.charge(kept.mandate.id, link, 'declined:2026-12-01:1');
    expect(again).toEqual(result);
    const next = await cards.charge(kept.mandate.id, link, 'declined:2026-12-01:2');
    expect(next.outcome).toBe('DECLINED');
    expect(next.paymentId).not.toBe(result.paymentId);
  });

  test('the same key charges once, also of several processes at once', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 30);
    const key = 'once:2026-12-01:1';
    const results = await Promise.all([1, 2, 3].map(() => cards.charge(kept.mandate.id, link, key)));
    const final = await cards.charge(kept.mandate.id, link, key);
    expect(final.outcome).toBe('CHARGED');
    expect(new Set(results.map(({ paymentId }) => paymentId))).toEqual(new Set([final.paymentId]));
    const intents = await shop.database.rows(
      `select 1 from sandbox.objects where kind = 'payment_intent' and body ->> 'amount' = '3000'
         and body ->> 'customer' = (select provider_customer from card_mandates where id = ?)`,
      [kept.mandate.id],
    );
    expect(intents).toHaveLength(1);
  });

  test('a charge whose answer is lost is finished by its job, once', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 25);
    await shop.control.setFault({ kind: 'server-error', route: 'POST /v1/payment_intents', moment: 'after' });
    const lost = await cards.charge(kept.mandate.id, link, 'lost:2026-12-01:1');
    await shop.control.clearFaults();
    await shop.drainLater();
    const found = await cards.charge(kept.mandate.id, link, 'lost:2026-12-01:1');
    expect(found).toMatchObject({ outcome: 'CHARGED', paymentId: lost.paymentId });
    const [mandate] = await cards.mandatesOf(kept.customerId);
    expect(mandate!.chargedThisMonth).toBe(25);
  });

  test('a charge that never reached the provider is made by its job, once', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 35);
    await shop.control.setFault({
      kind: 'server-error',
      route: 'POST /v1/payment_intents',
      moment: 'before',
    });
    const { outcome, paymentId } = await cards.charge(kept.mandate.id, link, 'never:2026-12-01:1');
    expect(outcome).toBe('UNKNOWN');
    await shop.control.clearFaults();
    await shop.drainLater();
    expect(await shop.payment(paymentId!)).toMatchObject({ status: 'SUCCEEDED', amount: 35 });
    expect(await cards.charge(kept.mandate.id, link, 'never:2026-12-01:1')).toMatchObject({
      outcome: 'CHARGED',
      paymentId,
    });
  });

  test('an expired card is EXPIRED in the list and charged no more', async () => {
    const kept = await cards.keep({ expiryMonth: 1, expiryYear: 2026 });
    expect(kept.mandate).toMatchObject({ state: 'EXPIRED', expiresOn: '2026-01-31' });
    const { result } = await cards.chargeNew(kept, 20);
    expect(result).toEqual({ outcome: 'CARD_EXPIRED', paymentId: null, declineCode: null });
  });

  test('the charge of a card opens no page of a checkout: its intent is no session', async () => {
    const kept = await cards.keep();
    const { result } = await cards.chargeNew(kept, 20);
    const { providerPaymentId } = await shop.payment(result.paymentId!);
    expect(providerPaymentId).toMatch(/^pi_/);
    const asked = await shop.api().get(`/payments/checkout/sessions/${providerPaymentId}`);
    expect(asked.status).toBe(404);
  });

  test('charges at once never exceed the maximum of the month', async () => {
    const kept = await cards.keep();
    const links = await Promise.all([1, 2, 3].map(async () => (await cards.write(kept.customerId, 50)).link));
    const results = await Promise.all(
      links.map((link, place) => cards.charge(kept.mandate.id, link, `race:2026-12-0${place}:1`)),
    );
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['ABOVE_MAXIMUM', 'CHARGED', 'CHARGED']);
  });

  test('a payer with the page open is BEING_PAID, and the charge follows once the page was left', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 20);
    const checkout = await shop.openCheckout(link);
    expect(await cards.charge(kept.mandate.id, link, 'open:2026-12-01:1')).toMatchObject({
      outcome: 'BEING_PAID',
      paymentId: null,
    });
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    await expect(cards.charge(kept.mandate.id, link, 'open:2026-12-01:1')).rejects.toMatchObject({
      code: 'links.already-paid',
    });
  });

  test('a payer stops the card without an account, and the card is deleted at the provider', async () => {
    const kept = await cards.keep();
    const shown = accepted(await shop.api().get<KeptCard>(`/card/${kept.token}`));
    expect(shown).toMatchObject({ state: 'ACTIVE', last4: '4242', maxAmount: 120, chargeUnderWay: null });
    const stopped = accepted(await shop.api().post<KeptCard>(`/card/${kept.token}/stop`));
    expect(stopped.state).toBe('ENDED');
    expect(accepted(await shop.api().post<KeptCard>(`/card/${kept.token}/stop`)).state).toBe('ENDED');
    await shop.drain();
    const [method] = await shop.database.rows<{ customer: string | null }>(
      `select body ->> 'customer' as customer from sandbox.objects where id = ?`,
      [kept.method],
    );
    expect(method).toEqual({ customer: null });
    const { link } = await cards.write(kept.customerId, 20);
    expect(await cards.charge(kept.mandate.id, link, 'stopped:2026-12-01:1')).toMatchObject({
      outcome: 'CARD_ENDED',
      paymentId: null,
    });
    expect(mailTo(kept.email, 'Картата ви е спряна')).toHaveLength(1);
  });

  test('a card stopped while it is charged is said to be under way, and its success waits for a refund', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 20);
    await shop.control.setFault({ kind: 'server-error', route: 'POST /v1/payment_intents', moment: 'after' });
    const { paymentId } = await cards.charge(kept.mandate.id, link, 'meanwhile:2026-12-01:1');
    const stopped = accepted(await shop.api().post<KeptCard>(`/card/${kept.token}/stop`));
    expect(stopped).toMatchObject({ state: 'ENDED', chargeUnderWay: 20 });
    await shop.control.clearFaults();
    const { outcome } = await cards.charge(kept.mandate.id, link, 'meanwhile:2026-12-01:1');
    expect(outcome).toBe('CHARGED');
    const count = async (): Promise<number> => {
      const items = accepted(await shop.admin.get<{ kind: string; count: number }[]>('/attention'));
      return items.find(({ kind }) => kind === 'CHARGED_AFTER_STOP')!.count;
    };
    expect(await count()).toBe(1);
    accepted(await merchant.api.post<Payment>(`/payments/${paymentId}/refunds`, { reason: 'OTHER' }));
    await shop.drain();
    expect(await count()).toBe(0);
  });

  test('another card replaces the one before, and a foreign token opens nothing', async () => {
    const kept = await cards.keep();
    const { link } = await cards.write(kept.customerId, 10, 120);
    const checkout = await shop.openCheckout(link, { keepsCard: true });
    await shop.control.pay({ session: checkout.sessionId, card: '5555555555554444' });
    await shop.returnPaid(checkout);
    const list = await cards.mandatesOf(kept.customerId);
    expect(list.map(({ last4, state, endedBy }) => [last4, state, endedBy])).toEqual([
      ['4444', 'ACTIVE', null],
      ['4242', 'ENDED', 'REPLACED'],
    ]);
    expect((await shop.api().get('/card/kTq2m0vVbQH0k2l1xY8wZg')).status).toBe(404);
    expect((await shop.api().post('/card/kTq2m0vVbQH0k2l1xY8wZg/stop')).status).toBe(404);
  });

  test('the merchant stops a card, and a merged customer keeps the later one', async () => {
    const kept = await cards.keep();
    const other = await cards.keep();
    const into = await merchant.api.post(`/customers/${other.customerId}/merge`, { into: kept.customerId });
    expect(into.status).toBeLessThan(300);
    const list = await cards.mandatesOf(kept.customerId);
    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [other.mandate.id, 'ACTIVE'],
      [kept.mandate.id, 'ENDED'],
    ]);
    const ended = accepted(await merchant.api.post<CardMandate>(`/card-mandates/${other.mandate.id}/end`));
    expect(ended).toMatchObject({ state: 'ENDED', endedBy: 'MERCHANT' });
  });
});
