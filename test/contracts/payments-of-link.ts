import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, later, storedPayments, type OpenedPayments } from './stored-payments.ts';

/** Contract of `PaymentsOfLink`; `open` returns a new one for each test. */
export const describePaymentsOfLink = (name: string, open: () => Promise<OpenedPayments>): void => {
  describe(`payments of a link in ${name}`, () => {
    let opened: OpenedPayments;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());
    const { added, settle } = storedPayments(() => opened);

    it('open sessions of a link are listed oldest first, with whether a card was tried', async () => {
      const { paymentLinkId, otherLinkId, ofLink, payments } = opened;
      const first = await added();
      const second = await added();
      const ended = await added();
      await added({ paymentLinkId: otherLinkId });
      await payments.change(ended.id, (payment) => payment.endAttempt(by));
      const declined = { session: 'OPEN', money: 'NONE', declineCode: 'expired_card' } as const;
      await settle(second.id, { ...declined, intentId: null, chargeId: null, card: null });
      expect(await ofLink.openSessions(paymentLinkId)).toEqual([
        { paymentId: first.id, network: 'network', isTouched: false },
        { paymentId: second.id, network: 'network', isTouched: true },
      ]);
    });

    it('the payment with the session of a SINGLE link is found', async () => {
      const { paymentLinkId, ofLink, payments } = opened;
      expect(await ofLink.open(paymentLinkId)).toBeNull();
      const { id } = await added({}, paymentLinkId);
      expect((await ofLink.open(paymentLinkId))?.id).toBe(id);
      await payments.change(id, (payment) => payment.endAttempt(by));
      expect(await ofLink.open(paymentLinkId)).toBeNull();
    });

    it('a link is held while its mismatch waits for a decision', async () => {
      const { paymentLinkId, ofLink } = opened;
      const { id } = await added();
      expect(await ofLink.isHeld(paymentLinkId)).toBe(false);
      await settle(id, { amountMinor: 9_900 });
      expect(await ofLink.isHeld(paymentLinkId)).toBe(true);
    });

    it('the links for which a payment was begun are listed, whatever became of it', async () => {
      const { paymentLinkId, otherLinkId, ofLink, payments } = opened;
      expect(await ofLink.withPayments([paymentLinkId, otherLinkId])).toEqual([]);
      const { id } = await added();
      await payments.change(id, (payment) => payment.endAttempt(by));
      expect(await ofLink.withPayments([paymentLinkId, otherLinkId])).toEqual([paymentLinkId]);
      expect(await ofLink.withPayments([])).toEqual([]);
    });

    it('the first payment of a link is the one that succeeded first', async () => {
      const { paymentLinkId, ofLink } = opened;
      const [begun, paidFirst] = [await added(), await added()];
      expect(await ofLink.firstSucceeded(paymentLinkId)).toBeNull();
      await settle(begun.id, { paidAt: later(9) });
      await settle(paidFirst.id, { paidAt: later(3) });
      expect(await ofLink.firstSucceeded(paymentLinkId)).toBe(paidFirst.id);
    });
  });
};
