import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Deduction } from '#modules/invoices/domain/advances.ts';
import { bankPayment, cardPayment, withheldPayment } from '#modules/invoices/domain/invoice-payment.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import type { InvoiceNumbers } from '#modules/invoices/ports/invoice-numbers.ts';
import type { Invoices } from '#modules/invoices/ports/invoices.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';

type Opened = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  work: UnitOfWork;
  addMerchant(): Promise<number>;
  addPaymentLink(merchantId: number): Promise<number>;
  addPayment(merchantId: number): Promise<number>;
  addRefund(paymentId: number): Promise<number>;
  close(): Promise<void>;
}>;

const day = businessDate('2026-11-20');
const at = new Date('2026-11-20T12:00:00.000Z');

/** Contract of `Invoices` together with its `InvoiceNumbers`. */
export const describeInvoices = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Invoices and InvoiceNumbers`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const issue = (
      merchantId: number,
      about: Partial<InvoiceDocument> = {},
      requestedDate = day,
    ): Promise<Readonly<{ id: number; invoice: Invoice }>> =>
      opened.work.transact(async () => {
        const place = await opened.numbers.next(merchantId, 'LEGAL', requestedDate);
        const document = { ...sampleDocument({ place }), merchantId, paymentId: null, ...about };
        const invoice = await Invoice.issuePending(document, place.previousHash, 11);
        return { id: await opened.invoices.add(invoice), invoice };
      });
    const recordOf = (id: number) => opened.invoices.change({ id }, (invoice) => invoice.toRecord());

    it('a stored document is loaded unchanged, with the same hash', async () => {
      const { id, invoice } = await issue(await opened.addMerchant());
      expect(await recordOf(id)).toEqual(invoice.toRecord());
    });

    it('half a surrogate pair is stored in every text, and its rows join the chain', async () => {
      const merchantId = await opened.addMerchant();
      const half = 'A\ud83d';
      const { lines, buyer } = sampleDocument();
      const texts = { description: half, correctionReason: half, author: half, customerName: half };
      const { id, invoice } = await issue(merchantId, {
        ...texts,
        buyer: { ...buyer, name: half },
        lines: lines.map((line) => ({ ...line, description: half, unit: half })),
      });
      expect(invoice.document).toMatchObject({ description: 'A\uFFFD', buyer: { name: 'A\uFFFD' } });
      expect(await recordOf(id)).toEqual(invoice.toRecord());
      const by = { note: half, recordedBy: half, recordedAt: at, requestKey: null };
      const transfer = bankPayment({ amount: invoice.document.total, paidOn: day, ...by });
      await opened.invoices.change({ id }, (one) => one.receive(transfer));
      const { payments } = (await recordOf(id))!;
      const takenBack = { takenBackAt: at, takenBackBy: half, reason: half };
      await opened.invoices.change({ id }, (one) => one.takeBack(payments[0]!.id!, takenBack));
      await opened.invoices.change({ id }, (one) => one.annul(half, at));
      expect((await recordOf(id))!.lifecycle.annulledAt).toEqual(at);
    });

    it('an invoice is not found for another merchant', async () => {
      const [merchantId, other] = [await opened.addMerchant(), await opened.addMerchant()];
      const { id } = await issue(merchantId);
      expect(await opened.invoices.change({ id, ofMerchant: other }, () => 'found')).toBeNull();
      expect(await opened.invoices.change({ id, ofMerchant: merchantId }, () => 'found')).toBe('found');
    });

    it('payments of a written invoice and a transfer that was taken back are stored', async () => {
      const merchantId = await opened.addMerchant();
      const paymentLinkId = await opened.addPaymentLink(merchantId);
      const paymentId = await opened.addPayment(merchantId);
      const { id, invoice } = await issue(merchantId, { paymentLinkId });
      const part = Money.ofMinor(1_000, invoice.document.total.currency);
      const rest = invoice.document.total.minus(part);
      const by = { note: 'Извлечение', recordedBy: 'user:1', recordedAt: at, requestKey: 'key' };
      await opened.invoices.change({ id }, (one) =>
        one.receive(bankPayment({ amount: part, paidOn: day, ...by })),
      );
      const card = { paymentId, amount: rest, paidOn: day, paidAt: at };
      await opened.invoices.change({ id }, (one) => one.receive(cardPayment(card)));
      const paid = (await recordOf(id))!;
      expect(paid.lifecycle).toMatchObject({ status: 'PAID', paidAt: at });
      expect(paid.payments).toMatchObject([
        { kind: 'BANK', amount: part, paidOn: day, takenBack: null, ...by },
        { kind: 'CARD', amount: rest, paymentId, takenBack: null },
      ]);
      const takenBack = { takenBackAt: at, takenBackBy: 'user:1', reason: 'Грешка' };
      await opened.invoices.change({ id }, (one) => one.takeBack(paid.payments[0]!.id!, takenBack));
      const open = (await recordOf(id))!;
      expect(open.lifecycle).toMatchObject({ status: 'PENDING', paid: rest, paidAt: null });
      expect(open.payments.map((one) => one.takenBack)).toEqual([takenBack, null]);
      const found = await opened.invoices.find({ id, ofMerchant: merchantId });
      expect(found?.invoice.document.paymentLinkId).toBe(paymentLinkId);
      expect(await opened.invoices.find({ id, ofMerchant: merchantId + 1 })).toBeNull();
    });

    it('a part that is withheld at the issue is stored with the document and joins its chain', async () => {
      const merchantId = await opened.addMerchant();
      const { id, payment } = await opened.work.transact(async () => {
        const place = await opened.numbers.next(merchantId, 'LEGAL', day);
        const document = { ...sampleDocument({ place }), merchantId, paymentId: null };
        const invoice = await Invoice.issuePending(document, place.previousHash);
        const { issueDate, total: amount } = document;
        const facts = { amount, issueDate, issuedAt: at, recordedBy: 'system:billing' };
        const withheld = withheldPayment(facts);
        invoice.receive(withheld);
        return { id: await opened.invoices.add(invoice), payment: withheld };
      });
      const { lifecycle, payments } = (await recordOf(id))!;
      expect(lifecycle).toMatchObject({ status: 'PAID', paid: payment.amount, paidAt: at });
      expect(payments).toMatchObject([{ ...payment, id: expect.any(Number) }]);
      const next = await issue(merchantId);
      expect(next.invoice.previousHash).not.toBe((await recordOf(id))!.documentHash);
    });

    it('the document of a payment is found, and not its credit note', async () => {
      const merchantId = await opened.addMerchant();
      const paymentId = await opened.addPayment(merchantId);
      expect(await opened.invoices.find({ paymentId })).toBeNull();
      const { id, invoice } = await issue(merchantId, { paymentId });
      const found = await opened.invoices.find({ paymentId });
      expect([found?.id, found?.invoice.toRecord()]).toEqual([id, invoice.toRecord()]);
    });

    it('the lines of valid credit notes of a document are found, with the lines that they correct', async () => {
      const merchantId = await opened.addMerchant();
      const paymentId = await opened.addPayment(merchantId);
      const original = await issue(merchantId, { paymentId });
      const refundId = await opened.addRefund(paymentId);
      const correctsInvoiceId = original.id;
      const [line] = original.invoice.document.lines;
      const lines = [
        line!,
        { ...line!, correctsLine: 1 },
        { ...line!, correctsLine: 1, correctsQuantity: '0.5' },
      ];
      await issue(merchantId, { type: 'CREDIT_NOTE', refundId, correctsInvoiceId, lines });
      const sums = { refundId, rate: line!.taxRate, net: line!.net.minor, tax: line!.tax.minor };
      expect(await opened.invoices.creditedLines(original.id)).toEqual([
        { ...sums, line: null, quantity: null },
        { ...sums, line: 1, quantity: null },
        { ...sums, line: 1, quantity: '0.5' },
      ]);
      await opened.invoices.change({ refundId }, (note) => note.annulForFailedRefund('Върната', at));
      expect(await opened.invoices.creditedLines(original.id)).toEqual([]);
      expect(await opened.invoices.change({ refundId }, () => 'found')).toBeNull();
    });

    it('a debit note is no credit of its invoice, and keeps it from annulment until it is annulled', async () => {
      const merchantId = await opened.addMerchant();
      const original = await issue(merchantId);
      expect(await opened.invoices.hasDebitNotes(original.id)).toBe(false);
      const note = await issue(merchantId, { type: 'DEBIT_NOTE', correctsInvoiceId: original.id });
      expect(await opened.invoices.hasDebitNotes(original.id)).toBe(true);
      expect(await opened.invoices.creditedLines(original.id)).toEqual([]);
      await opened.invoices.change({ id: note.id }, (one) => one.annul('Грешка', at));
      expect(await opened.invoices.hasDebitNotes(original.id)).toBe(false);
    });

    it('a credit note without a refund reduces the open sum of its invoice until nothing is open', async () => {
      const merchantId = await opened.addMerchant();
      const original = await issue(merchantId);
      const { total } = original.invoice.document;
      const credit = (amount: Money<typeof total.currency>, issuedAt: Date) =>
        opened.work.transact(async () => {
          const about = { total: amount, subtotal: amount, tax: Money.zero(amount.currency), issuedAt };
          const correction = { correctsInvoiceId: original.id, correctionKind: 'DISCOUNT' } as const;
          await issue(merchantId, { type: 'CREDIT_NOTE', ...correction, ...about });
          await opened.invoices.change({ id: original.id }, (one) =>
            one.credit({ minor: amount.minor, issuedAt }),
          );
        });
      const part = Money.ofMinor(1_000, total.currency);
      await credit(part, at);
      const open = (await recordOf(original.id))!;
      expect(open.lifecycle).toMatchObject({ status: 'PENDING', credited: part, paidAt: null });
      expect(open.credits).toEqual([{ minor: 1_000n, issuedAt: at }]);
      const later = new Date(at.getTime() + 1_000);
      await credit(total.minus(part), later);
      const { lifecycle } = (await recordOf(original.id))!;
      expect(lifecycle).toMatchObject({ status: 'PAID', credited: total, paidAt: later });
    });

    it('an annulment is appended to the hash chain, and the next document follows it', async () => {
      const merchantId = await opened.addMerchant();
      const { id, invoice } = await issue(merchantId);
      await opened.invoices.change({ id }, (one) => one.annul('Грешка', at));
      expect((await recordOf(id))?.lifecycle).toMatchObject({ annulledAt: at, annulmentReason: 'Грешка' });
      const next = await issue(merchantId);
      expect(next.invoice.previousHash).toMatch(/^[0-9a-f]{64}$/);
      expect(next.invoice.previousHash).not.toBe(invoice.documentHash);
    });

    it('a rollback leaves no gap and keeps the hash chain', async () => {
      const merchantId = await opened.addMerchant();
      const first = await issue(merchantId);
      const undone = opened.work.transact(async () => {
        await issue(merchantId);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      const next = await issue(merchantId);
      expect(next.invoice.document.number).toBe(2);
      expect(next.invoice.previousHash).toBe(first.invoice.documentHash);
    });

    it('concurrently issued documents are numbered without a gap', async () => {
      const merchantId = await opened.addMerchant();
      const issued = await Promise.all([1, 2, 3, 4].map(() => issue(merchantId)));
      const numbers = issued.map(({ invoice }) => invoice.document.number);
      expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
    });

    const deductionOf = (advanceId: number): Deduction => ({
      advanceId,
      number: '0000000012',
      issueDate: day,
      sums: [
        { rate: 20, net: 100n, tax: 20n },
        { rate: 9, net: 0n, tax: 0n },
      ],
    });
    /** An advance and two final invoices of one merchant. */
    const addThree = async (): Promise<readonly [number, number, number]> => {
      const merchantId = await opened.addMerchant();
      const add = async () => (await issue(merchantId)).id;
      return [await add(), await add(), await add()];
    };

    it('an advance is deducted once: a second deduction fails with its number', async () => {
      const [advance, final, other] = await addThree();
      expect(await opened.invoices.deductedIn(advance)).toBeNull();
      await opened.invoices.deduct(final, [deductionOf(advance)]);
      expect(await opened.invoices.deductedIn(advance)).toMatchObject({ invoiceId: final });
      const second = opened.invoices.deduct(other, [deductionOf(advance)]);
      await expect(second).rejects.toMatchObject({ code: 'invoices.advance-deducted' });
    });

    it('annulling the final invoice frees its advances', async () => {
      const [advance, final, other] = await addThree();
      await opened.invoices.deduct(final, [deductionOf(advance)]);
      await opened.invoices.change({ id: final }, (one) => one.annul('Грешка', at));
      expect(await opened.invoices.deductedIn(advance)).toBeNull();
      await opened.invoices.deduct(other, [deductionOf(advance)]);
      expect(await opened.invoices.deductedIn(advance)).toMatchObject({ invoiceId: other });
    });
  });
};
