import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressedMail, MerchantMail } from '#modules/merchants/ports/merchant-mail.ts';

type Opened = Readonly<{
  mail: MerchantMail;
  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  /** The received mails; `id` is the part of the Message-ID before `@`. */
  sent(): readonly Readonly<{ to: string; id: string }>[];
  close(): Promise<void>;
}>;

const payment = { paymentId: 12, amountMinor: 3_500, currency: 'EUR' } as const;
const contents: readonly AddressedMail['content'][] = [
  { kind: 'RECEIVED' },
  { kind: 'APPROVED', isAgain: false },
  { kind: 'APPROVED', isAgain: true },
  { kind: 'SUSPENDED', reason: null },
  { kind: 'FIRST_PAYMENT', ...payment },
  { kind: 'REFUND_FAILED', reason: 'expired_or_canceled_card', ...payment },
  { kind: 'DISPUTE_OPENED', reason: 'fraudulent', isInquiry: true, dueAt: null, ...payment },
  { kind: 'FRAUD_WARNING', reason: 'made_with_stolen_card', ...payment },
  { kind: 'PLAN_CHANGED', plan: 'PRO' },
  { kind: 'DETAILS_CHANGED', changed: 'email', at: '2026-11-20T10:00:00.000Z' },
  { kind: 'DETAILS_CHANGED', changed: 'iban', at: '2026-11-20T10:00:00.000Z' },
];

/** The contract of `MerchantMail`: every implementation passes it. */
export const describeMerchantMail = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantMail`, () => {
    let opened: Opened;
    let mails = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (content: AddressedMail['content'] = { kind: 'RECEIVED' }): AddressedMail => ({
      content,
      businessName: 'Пекарна София',
      to: 'pekarna@example.bg',
      language: 'bg',
      id: `contract-${(mails += 1)}`,
    });
    const sentAs = (id: string) => opened.sent().filter((mail) => mail.id === id);

    it.each(contents)(
      'MerchantMail sends $kind to its recipient, with the id of its fact',
      async (content) => {
        const mail = make(content);
        await opened.mail.send(mail);
        expect(sentAs(mail.id)).toEqual([{ to: mail.to, id: mail.id }]);
      },
    );

    it('MerchantMail drops a permanently refused mail without an error', async () => {
      opened.failNext('REFUSED');
      const mail = make();
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toEqual([]);
    });

    it('MerchantMail fails while a mail cannot be sent, and sends it on a retry', async () => {
      opened.failNext('AWAY');
      const mail = make();
      await expect(opened.mail.send(mail)).rejects.toBeInstanceOf(Error);
      expect(sentAs(mail.id)).toEqual([]);
      await opened.mail.send(mail);
      expect(sentAs(mail.id)).toHaveLength(1);
    });
  });
};
