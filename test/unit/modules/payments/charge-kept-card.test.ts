import { describe, expect, it } from 'vitest';
import { anonymous, systemFor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import { Money } from '#kernel/money.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { pollPayment } from '#modules/payments/application/jobs.ts';
import { AmountDiffers, LinkWasPaid } from '#modules/payments/domain/failures.ts';
import type { FixedClock } from '#test/fakes/fixed-clock.ts';
import { merchantId, merchantUser, price } from './checkout-context.ts';
import { keptCardContext } from './kept-card-fixture.ts';

const away = (): ProviderAway => new ProviderAway(new Error('timeout'));
const day = 86_400_000;
const moveTo = (clock: FixedClock, at: string): void =>
  clock.advance(new Date(at).getTime() - clock.now().getTime());

describe('the charge of a card that stays', () => {
  it('a charge is a payment of the link whose request is stored under the key before the provider is asked', async () => {
    const { keep, charge, recordOf, payments } = keptCardContext();
    const { sessionId, mandate } = await keep();
    const result = await charge();
    expect(result).toMatchObject({ outcome: 'CHARGED', declineCode: null });
    const payment = await recordOf(result.paymentId!);
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      mandateId: mandate.id,
      requestKey: 'kept-card:schedule:2026-11-20:1',
      customerEmail: 'maria@example.bg',
      attempts: [
        { kind: 'KEPT_CARD', checkoutUrl: null, providerRequest: { payment_method: `pm_${sessionId}` } },
      ],
    });
    expect((await payments.get({ intentId: payment.intentId! }))?.id).toBe(result.paymentId);
  });

  it('the same key is charged once, and answers the same outcome', async () => {
    const { keep, charge, callsOf } = keptCardContext();
    await keep();
    const results = [await charge(), await charge(), await charge()];
    expect(new Set(results.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(results.map(({ outcome }) => outcome)).toEqual(['CHARGED', 'CHARGED', 'CHARGED']);
    expect(callsOf('chargeKeptCard')).toBe(1);
  });

  it('the same key for another amount, link or card is refused', async () => {
    const { keep, charge } = keptCardContext();
    await keep();
    await charge();
    await expect(charge({ amount: Money.ofMinor(9_000, 'EUR') })).rejects.toThrow(RequestKeyReused);
    await expect(charge({ paymentLinkId: 6 })).rejects.toThrow(RequestKeyReused);
  });

  it('only the product charges, and only for the merchant of the card', async () => {
    const { keep, charge } = keptCardContext();
    await keep();
    await expect(charge({ actor: anonymous })).rejects.toThrow(NotAllowed);
    await expect(charge({ actor: systemFor('schedules', merchantId + 1) })).rejects.toThrow(NotAllowed);
  });

  it('an amount that the link does not ask for is not charged', async () => {
    const { keep, charge } = keptCardContext();
    await keep();
    await expect(charge({ amount: Money.ofMinor(9_000, 'EUR') })).rejects.toThrow(AmountDiffers);
  });

  it.each([
    ['insufficient_funds', 'DECLINED'],
    ['authentication_required', 'AUTHENTICATION_NEEDED'],
    ['expired_card', 'CARD_EXPIRED'],
  ])('a charge that is declined with %s is %s, and its payment FAILED', async (code, outcome) => {
    const { keep, charge, cardProvider, recordOf } = keptCardContext();
    await keep();
    cardProvider.nextDecline = code;
    const result = await charge();
    expect(result).toMatchObject({ outcome, declineCode: code });
    expect(await recordOf(result.paymentId!)).toMatchObject({ status: 'FAILED', lastDeclineCode: code });
    expect(await charge()).toEqual(result);
    expect(await charge({ key: 'schedule:2026-11-20:2' })).toMatchObject({ outcome: 'CHARGED' });
  });

  it('a charge whose answer is lost is UNKNOWN, and the same key or its job finishes it without a second one', async () => {
    const { keep, charge, cardProvider, jobs, settle, callsOf } = keptCardContext();
    await keep();
    cardProvider.failAfterNext('chargeKeptCard', away());
    const { outcome, paymentId } = await charge();
    expect(outcome).toBe('UNKNOWN');
    expect(jobs.of(pollPayment)).toContainEqual({ paymentId });
    await settle(paymentId!);
    expect(await charge()).toMatchObject({ outcome: 'CHARGED', paymentId });
    expect(callsOf('chargeKeptCard')).toBe(2);
    expect(cardProvider.snapshots.filter(({ sessionId }) => sessionId.startsWith('pi_'))).toHaveLength(1);
  });

  it.each([
    { arrived: true, status: 'SUCCEEDED', outcome: 'CHARGED' },
    { arrived: false, status: 'FAILED', outcome: 'DECLINED' },
  ])(
    'a charge under a key that the provider may have forgotten is searched, not asked for again: $outcome',
    async ({ arrived, status, outcome }) => {
      const { keep, charge, cardProvider, clock, settle, callsOf } = keptCardContext();
      await keep();
      if (arrived) cardProvider.failAfterNext('chargeKeptCard', away());
      else cardProvider.failNext('chargeKeptCard', away());
      const { paymentId } = await charge();
      clock.advance(day);
      cardProvider.failNext('findKeptCharge', away());
      expect(await charge()).toMatchObject({ outcome: 'UNKNOWN', paymentId });
      expect(await settle(paymentId!)).toMatchObject({ status });
      expect(await charge()).toMatchObject({ outcome, paymentId });
      expect(callsOf('chargeKeptCard')).toBe(1);
    },
  );

  it('a key that the provider knows from before a restore charges nothing and is UNKNOWN', async () => {
    const { keep, charge, cardProvider } = keptCardContext();
    await keep();
    cardProvider.failNext('chargeKeptCard', new ProviderRefused('idempotency_error'));
    expect(await charge()).toMatchObject({ outcome: 'UNKNOWN' });
    expect(await charge()).toMatchObject({ outcome: 'UNKNOWN' });
  });

  it('a link whose page a payer has open is BEING_PAID, and nothing is stored or charged', async () => {
    const { keep, charge, checkout, payments, callsOf, link } = keptCardContext();
    await keep();
    Object.assign(link, { isSingle: true });
    await checkout({ customerEmail: 'other@example.bg' });
    const before = payments.all().length;
    expect(await charge()).toEqual({ outcome: 'BEING_PAID', paymentId: null, declineCode: null });
    expect(payments.all()).toHaveLength(before);
    expect(callsOf('chargeKeptCard')).toBe(0);
  });

  it('a payer who opens the page while the card is charged waits, also the payer of the card', async () => {
    const { keep, charge, checkout, cardProvider, link } = keptCardContext();
    await keep();
    Object.assign(link, { isSingle: true });
    cardProvider.failNext('chargeKeptCard', away());
    await charge();
    cardProvider.failNext('chargeKeptCard', away());
    await expect(checkout({ customerEmail: 'maria@example.bg' })).rejects.toThrow(ProviderAway);
  });

  it('a charge whose link was paid in another way meanwhile is refunded', async () => {
    const { keep, charge, cardProvider, checkout, sessionOf, settle, recordOf, link } = keptCardContext();
    await keep();
    Object.assign(link, { isSingle: true, id: 77 });
    const { paymentId: other } = await checkout();
    const session = await sessionOf(other);
    cardProvider.change(session, { session: 'EXPIRED' });
    await settle(other);
    cardProvider.failAfterNext('chargeKeptCard', away());
    const { paymentId } = await charge({ paymentLinkId: 77 });
    cardProvider.pay(session);
    await settle(other);
    await expect(charge({ paymentLinkId: 77 })).rejects.toThrow(LinkWasPaid);
    expect(await recordOf(paymentId!)).toMatchObject({
      duplicateOf: other,
      refunds: [{ status: 'REQUESTED', amount: price }],
    });
  });
});

describe('the maximum of a card that stays', () => {
  it('charges of one month in Sofia stay within the maximum, and a new month begins at nothing', async () => {
    const { keep, charge, clock } = keptCardContext();
    await keep();
    const outcomes = [];
    for (const key of ['a', 'b', 'c']) outcomes.push((await charge({ key })).outcome);
    expect(outcomes).toEqual(['CHARGED', 'CHARGED', 'ABOVE_MAXIMUM']);
    // 23:59 of the last day of November in Sofia is 21:59 UTC.
    moveTo(clock, '2026-11-30T21:59:59Z');
    expect(await charge({ key: 'c' })).toMatchObject({ outcome: 'ABOVE_MAXIMUM', paymentId: null });
    moveTo(clock, '2026-11-30T22:00:00Z');
    expect(await charge({ key: 'c' })).toMatchObject({ outcome: 'CHARGED' });
  });

  it('a refund gives nothing of the maximum back, and a declined charge takes nothing of it', async () => {
    const { keep, charge, cardProvider, requestRefund } = keptCardContext();
    await keep();
    const { paymentId } = await charge({ key: 'a' });
    await requestRefund.execute({
      actor: merchantUser,
      paymentId: paymentId!,
      amount: 100,
      reason: 'OTHER',
      note: null,
      requestKey: null,
    });
    cardProvider.nextDecline = 'card_declined';
    await charge({ key: 'b' });
    expect(await charge({ key: 'c' })).toMatchObject({ outcome: 'CHARGED' });
    expect(await charge({ key: 'd' })).toMatchObject({ outcome: 'ABOVE_MAXIMUM' });
  });
});

describe('a card that ended', () => {
  it('a stopped card is not charged', async () => {
    const { keep, charge, endMandate, callsOf } = keptCardContext();
    const { mandate } = await keep();
    await endMandate.execute({ actor: anonymous, mandateId: mandate.id, by: 'PAYER' });
    expect(await charge()).toEqual({ outcome: 'CARD_ENDED', paymentId: null, declineCode: null });
    expect(callsOf('chargeKeptCard')).toBe(0);
  });

  it('an expired card is not charged', async () => {
    const { keep, charge, clock } = keptCardContext();
    await keep();
    moveTo(clock, '2028-04-30T20:59:59Z');
    expect(await charge({ key: 'last' })).toMatchObject({ outcome: 'CHARGED' });
    moveTo(clock, '2028-04-30T21:00:00Z');
    expect(await charge()).toMatchObject({ outcome: 'CARD_EXPIRED', paymentId: null });
  });

  it('a card of another provider account is not charged', async () => {
    const { keep, charge, providerSettings, accounts } = keptCardContext();
    await keep();
    accounts.set({ merchantId, accountId: 'acct_1' });
    providerSettings.isRouted = true;
    expect(await charge()).toMatchObject({ outcome: 'CARD_ENDED', paymentId: null });
  });

  it('a charge that never reached the provider is refused once the card was stopped', async () => {
    const { keep, charge, endMandate, cardProvider } = keptCardContext();
    const { mandate, sessionId } = await keep();
    cardProvider.failNext('chargeKeptCard', away());
    expect(await charge()).toMatchObject({ outcome: 'UNKNOWN' });
    await endMandate.execute({ actor: anonymous, mandateId: mandate.id, by: 'PAYER' });
    expect(await charge()).toMatchObject({ outcome: 'CARD_ENDED' });
    expect(cardProvider.detached).toEqual([`pm_${sessionId}`]);
  });

  it('a charge that succeeds after its payer stopped the card is flagged for a refund', async () => {
    const { keep, charge, endMandate, cardProvider, payments, jobs } = keptCardContext();
    const { mandate } = await keep();
    cardProvider.failAfterNext('chargeKeptCard', away());
    const { paymentId } = await charge();
    await endMandate.execute({ actor: anonymous, mandateId: mandate.id, by: 'PAYER' });
    expect(await charge()).toMatchObject({ outcome: 'CHARGED' });
    const reasons = payments.historyOf(paymentId!).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'CHARGED_AFTER_STOP')).toHaveLength(1);
    expect(jobs.all.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ kind: 'CHARGED_AFTER_STOP', paymentId }),
    );
  });
});
