import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import { detachCard, mandateMail } from '#modules/payments/application/jobs.ts';
import { merchantId } from './checkout-context.ts';
import { cardMax, customerId, keptCardContext } from './kept-card-fixture.ts';

describe('the consent of a payer', () => {
  it('a payer who agrees stores the maximum and the words of the page, and the card stays once it has paid', async () => {
    const { keep, recordOf, jobs, published } = keptCardContext();
    const { paymentId, mandate } = await keep();
    expect(await recordOf(paymentId)).toMatchObject({
      cardMaxMinor: Number(cardMax.minor),
      cardAgreedText: 'payments.card-agreement',
    });
    expect(mandate).toMatchObject({
      customerId,
      paymentId,
      brand: 'visa',
      last4: '4242',
      expiresOn: businessDate('2028-04-30'),
      max: cardMax,
      email: 'maria@example.bg',
      agreedText: 'payments.card-agreement',
      endedAt: null,
    });
    expect(jobs.of(mandateMail)).toEqual([{ mandateId: mandate.id, kind: 'AGREED' }]);
    expect(published).toContain('payments.MandateAgreed');
  });

  it('a payer who does not agree lets nothing stay, and nothing of it is asked of the provider', async () => {
    const { checkout, sessionOf, cardProvider, settle, recordOf, mandates } = keptCardContext();
    const { paymentId } = await checkout({ customerEmail: 'maria@example.bg' });
    cardProvider.pay(await sessionOf(paymentId));
    await settle(paymentId);
    const { cardMaxMinor, cardAgreedText, attempts } = await recordOf(paymentId);
    expect([cardMaxMinor, cardAgreedText]).toEqual([null, null]);
    expect(attempts[0]!.providerRequest).not.toHaveProperty('keepsCard');
    expect(await mandates.activeOf(merchantId, customerId)).toBeNull();
  });

  it.each([
    ['offers no card', { cardMax: null }],
    ['points to no customer', { customerId: null }],
  ])('a consent for a link that %s is refused at keepsCard', async (_, link) => {
    const { checkout } = keptCardContext({ link });
    await expect(checkout({ keepsCard: true })).rejects.toMatchObject({
      fields: [{ field: 'keepsCard', code: 'fields.card-not-kept' }],
    });
    await expect(checkout({ keepsCard: true })).rejects.toThrow(InvalidFields);
  });

  it('a card whose payment is a duplicate does not stay', async () => {
    const { checkout, sessionOf, cardProvider, settle, mandates } = keptCardContext({
      link: { isSingle: true },
    });
    const first = await checkout({ customerEmail: 'first@example.bg' });
    const firstSession = await sessionOf(first.paymentId);
    cardProvider.change(firstSession, { session: 'EXPIRED' });
    await settle(first.paymentId);
    const { paymentId } = await checkout({ keepsCard: true });
    cardProvider.pay(firstSession);
    await settle(first.paymentId);
    cardProvider.pay(await sessionOf(paymentId));
    await settle(paymentId);
    expect(await mandates.activeOf(merchantId, customerId)).toBeNull();
  });

  it('a card whose payment differs from what was asked does not stay', async () => {
    const { checkout, sessionOf, cardProvider, settle, mandates } = keptCardContext();
    const { paymentId } = await checkout({ keepsCard: true });
    cardProvider.pay(await sessionOf(paymentId), { amountMinor: 9_999 });
    await settle(paymentId);
    expect(await mandates.activeOf(merchantId, customerId)).toBeNull();
  });

  it('another card that a customer lets stay replaces the earlier one, which the provider deletes', async () => {
    const { keep, mandates, jobs } = keptCardContext();
    const { mandate: earlier, sessionId } = await keep();
    const { mandate } = await keep();
    expect(mandate.id).not.toBe(earlier.id);
    expect(await mandates.find({ id: earlier.id })).toMatchObject({
      endedBy: 'REPLACED',
      providerCustomer: null,
      providerMethod: null,
    });
    expect(jobs.of(detachCard)).toEqual([{ method: `pm_${sessionId}`, account: null }]);
    expect(jobs.of(mandateMail).map(({ kind }) => kind)).toEqual(['AGREED', 'AGREED']);
  });
});

describe('the open session of a payer who changes the consent', () => {
  it('the session of the same payer with another consent is ended and replaced', async () => {
    const { checkout, cardProvider, recordOf } = keptCardContext({ link: { isSingle: true } });
    const payer = { customerEmail: 'maria@example.bg' };
    const without = await checkout(payer);
    const agreed = await checkout({ ...payer, keepsCard: true });
    expect(agreed.paymentId).not.toBe(without.paymentId);
    expect(await recordOf(without.paymentId)).toMatchObject({ status: 'CANCELLED' });
    expect(cardProvider.openSessions).toHaveLength(1);
    const again = await checkout({ ...payer, keepsCard: true });
    expect(again.paymentId).toBe(agreed.paymentId);
  });

  it('the same Idempotency-Key with another consent is refused', async () => {
    const { checkout } = keptCardContext();
    await checkout({ requestKey: 'one' });
    await expect(checkout({ requestKey: 'one', keepsCard: true })).rejects.toThrow(RequestKeyReused);
  });
});
