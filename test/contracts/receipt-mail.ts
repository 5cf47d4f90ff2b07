import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryKind } from '#modules/invoices/domain/delivery.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { MailRefused, type Receipt, type ReceiptMail } from '#modules/invoices/ports/receipt-mail.ts';

type Sent = Readonly<{ to: string; replyTo: string; messageId: string; fileName: string; pdf: string }>;
type Opened = Readonly<{
  mail: ReceiptMail;
  /** Fails the next mail: permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  sent(): readonly Sent[];
  close(): Promise<void>;
}>;

/** A paid invoice with the fields that a mail uses. */
const invoice = {
  invoiceNumber: '0000000042',
  type: 'INVOICE',
  status: 'PAID',
  totalMinor: 6_840,
  paidMinor: 6_840,
  creditedMinor: 0,
  currency: 'EUR',
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  description: 'Меню „Есен“ & вино',
  customerName: 'Иван Петров',
  seller: { name: '„Механа Витоша“ ЕООД' },
  language: 'bg',
  transactionReference: 'pi_1042',
  paymentId: 126,
  paidBy: 126,
  payments: [],
  installments: [],
  paidAt: '2026-11-20T11:59:00Z',
  payUrl: null,
} as unknown as InvoiceView;
const kinds: readonly DeliveryKind[] = [
  'RECEIPT',
  'ASKED_BY_PAYER',
  'SENT_BY_MERCHANT',
  'REMINDER',
  'ANNULMENT',
];

/** Contract of `ReceiptMail`. */
export const describeReceiptMail = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as ReceiptMail`, () => {
    let opened: Opened;
    let mails = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (about: Partial<Receipt> = {}): Receipt => ({
      kind: 'RECEIPT',
      invoice,
      pdf: Buffer.from('%PDF-1.7 a document'),
      fileName: 'faktura-0000000042.pdf',
      recipient: 'ivan@example.com',
      replyTo: 'mehana@example.com',
      messageId: `<${(mails += 1)}@contract.example>`,
      isNeutral: false,
      ...about,
    });
    const sentAs = ({ messageId }: Receipt) => opened.sent().filter((mail) => mail.messageId === messageId);

    it.each(kinds)(
      'a %s mail is sent to the recipient with the document, and replies go to the merchant',
      async (kind) => {
        const receipt = make({ kind });
        await opened.mail.send(receipt);
        expect(sentAs(receipt)).toEqual([
          {
            to: 'ivan@example.com',
            replyTo: 'mehana@example.com',
            messageId: receipt.messageId,
            fileName: 'faktura-0000000042.pdf',
            pdf: '%PDF-1.7 a document',
          },
        ]);
      },
    );

    it('a permanently refused mail throws MailRefused', async () => {
      opened.failNext('REFUSED');
      const receipt = make();
      await expect(opened.mail.send(receipt)).rejects.toThrow(MailRefused);
      expect(sentAs(receipt)).toEqual([]);
    });

    it('a temporary mail error is not MailRefused, and the mail is sent on retry', async () => {
      opened.failNext('AWAY');
      const receipt = make();
      const failed: unknown = await opened.mail.send(receipt).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(Error);
      expect(failed).not.toBeInstanceOf(MailRefused);
      await opened.mail.send(receipt);
      expect(sentAs(receipt)).toHaveLength(1);
    });
  });
};
