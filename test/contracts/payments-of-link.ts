import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, later, storedPayments, type OpenedPayments } from './stored-payments.ts';

/** What stands against a further payment of a link, in each store; `open` gives one of its own to each test. */
export const describePaymentsOfLink = (name: string, open: () => Promise<OpenedPayments>): void => {
  describe(`payments of a link in ${name}`, () => {
    let opened: OpenedPayments;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());
    const { added, settle } = storedPayments(() => opened);

    it('names the open sessions of a link, the oldest first, and whether a card was tried', async () => {
      const { linkId, otherLinkId, ofLink, payments } = opened;
      const first = await added();
      const second = await added();
      const ended = await added();
      await added({ linkId: otherLinkId });
      await payments.change(ended.id, (payment) => payment.endAttempt(by));
      const declined = { session: 'OPEN', money: 'NONE', declineCode: 'expired_card' } as const;
      await settle(second.id, { ...declined, intentId: null, chargeId: null, card: null });
      expect(await ofLink.openSessions(linkId)).toEqual([
        { paymentId: first.id, network: 'network', isTouched: false },
        { paymentId: second.id, network: 'network', isTouched: true },
      ]);
    });

    it('names the payment that has the session of a SINGLE link', async () => {
      const { linkId, ofLink, payments } = opened;
      expect(await ofLink.open(linkId)).toBeNull();
      const { id } = await added({}, linkId);
      expect((await ofLink.open(linkId))?.id).toBe(id);
      await payments.change(id, (payment) => payment.endAttempt(by));
      expect(await ofLink.open(linkId)).toBeNull();
    });

    it('a link is held while captured money that is not as asked waits for a decision', async () => {
      const { linkId, ofLink } = opened;
      const { id } = await added();
      expect(await ofLink.isHeld(linkId)).toBe(false);
      await settle(id, { amountMinor: 9_900 });
      expect(await ofLink.isHeld(linkId)).toBe(true);
    });

    it('names the payment of a link that succeeded first, whichever was begun first', async () => {
      const { linkId, ofLink } = opened;
      const [begun, paidFirst] = [await added(), await added()];
      expect(await ofLink.firstSucceeded(linkId)).toBeNull();
      await settle(begun.id, { paidAt: later(9) });
      await settle(paidFirst.id, { paidAt: later(3) });
      expect(await ofLink.firstSucceeded(linkId)).toBe(paidFirst.id);
    });
  });
};
