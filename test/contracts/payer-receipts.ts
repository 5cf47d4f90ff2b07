import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PayerReceipts } from '#modules/payments/index.ts';

type Opened = Readonly<{
  receipts: PayerReceipts;
  /** A document of an ACTIVE merchant. */
  invoiceId: number;
  /** Recipients of the requested mails, oldest first. */
  recipients(invoiceId: number): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

/** Contract of `PayerReceipts`. */
export const describePayerReceipts = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PayerReceipts`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a document is mailed to the recipient, and too many mails of one document are refused with the seconds to wait', async () => {
      const { receipts, invoiceId, recipients } = opened;
      const recipient = 'payer@example.com';
      const mail = () => receipts.mail({ actor: anonymous, invoiceId, recipient });
      await mail();
      expect(await recipients(invoiceId)).toEqual([recipient]);
      let refusal: unknown;
      for (let mails = 1; mails <= 20 && refusal === undefined; mails += 1) {
        refusal = await mail().then(
          () => undefined,
          (error: unknown) => error,
        );
      }
      expect(refusal).toBeInstanceOf(RateLimited);
      expect((refusal as RateLimited).retryAfterSeconds).toBeGreaterThan(0);
      const mailed = await recipients(invoiceId);
      await expect(mail()).rejects.toThrow(RateLimited);
      expect(await recipients(invoiceId)).toEqual(mailed);
    });
  });
};
