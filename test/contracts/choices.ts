import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Choices } from '#modules/notifications/ports/choices.ts';

type Opened = Readonly<{
  choices: Choices;
  addUser(): Promise<number>;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

/** The contract of `Choices`: every implementation passes it. */
export const describeChoices = (name: string, open: () => Promise<Opened>): void => {
  describe(`choices of notifications in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('what a merchant chose last about mails is read, and nothing of another merchant', async () => {
      const { choices, addMerchant } = opened;
      const [merchantId, otherId] = [await addMerchant(), await addMerchant()];
      const now = new Date('2026-11-20T10:00:00Z');
      await choices.setMail(merchantId, 'OVERPAID', true, now);
      await choices.setMail(merchantId, 'OVERPAID', false, now);
      await choices.setMail(merchantId, 'PAYOUT_FAILED', true, now);
      const chosen = new Map([
        ['OVERPAID', false],
        ['PAYOUT_FAILED', true],
      ]);
      expect(await choices.mailsOf(merchantId)).toEqual(chosen);
      expect(await choices.mailsOf(otherId)).toEqual(new Map());
    });

    it('what a user chose last about pushes of one merchant is read, and nothing of another user or merchant', async () => {
      const { choices, addMerchant, addUser } = opened;
      const [merchantId, otherId] = [await addMerchant(), await addMerchant()];
      const [userId, otherUserId] = [await addUser(), await addUser()];
      await choices.setPush(userId, merchantId, 'REFUND_FAILED', true);
      await choices.setPush(userId, merchantId, 'REFUND_FAILED', false);
      expect(await choices.pushesOf(userId, merchantId)).toEqual(new Map([['REFUND_FAILED', false]]));
      expect(await choices.pushesOf(otherUserId, merchantId)).toEqual(new Map());
      expect(await choices.pushesOf(userId, otherId)).toEqual(new Map());
    });
  });
};
