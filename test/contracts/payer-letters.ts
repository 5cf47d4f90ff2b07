import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuyerRefusal, PayerLetters } from '#modules/invoices/ports/payer-letters.ts';

type Opened = Readonly<{
  letters: PayerLetters;
  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  /** The received mails. */
  sent(): readonly Readonly<{ to: string; requestId: number }>[];
  close(): Promise<void>;
}>;

/** The contract of `PayerLetters`: every implementation passes it. */
export const describePayerLetters = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PayerLetters`, () => {
    let opened: Opened;
    let requests = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (): BuyerRefusal => ({
      to: 'maria@example.com',
      replyTo: 'pekarna@example.bg',
      seller: 'Пекарна София',
      buyer: 'Тест ЕООД',
      reason: 'Месецът вече е деклариран.',
      invoiceNumber: '0000000042',
      language: 'bg',
      requestId: (requests += 1),
    });
    const sentOf = ({ requestId }: BuyerRefusal) =>
      opened.sent().filter((mail) => mail.requestId === requestId);

    it('PayerLetters mails a refusal to the payer', async () => {
      const refusal = make();
      await opened.letters.refuseBuyer(refusal);
      expect(sentOf(refusal)).toEqual([{ to: refusal.to, requestId: refusal.requestId }]);
    });

    it('PayerLetters drops a permanently refused mail without an error', async () => {
      opened.failNext('REFUSED');
      const refusal = make();
      await opened.letters.refuseBuyer(refusal);
      expect(sentOf(refusal)).toEqual([]);
    });

    it('PayerLetters fails while a mail cannot be sent, and sends it on a retry', async () => {
      opened.failNext('AWAY');
      const refusal = make();
      await expect(opened.letters.refuseBuyer(refusal)).rejects.toBeInstanceOf(Error);
      expect(sentOf(refusal)).toEqual([]);
      await opened.letters.refuseBuyer(refusal);
      expect(sentOf(refusal)).toHaveLength(1);
    });
  });
};
