import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, system, systemFor, type Actor } from '#kernel/actor.ts';
import type { DeliveryKind } from '#modules/invoices/domain/delivery.ts';
import type { Deliveries } from '#modules/invoices/ports/deliveries.ts';

type Opened = Readonly<{
  deliveries: Deliveries;
  /** A document of a customer with this e-mail. */
  addInvoice(customerEmail: string): Promise<number>;
  close(): Promise<void>;
}>;

const at = new Date('2026-11-20T12:00:00.000Z');

/** Contract of `Deliveries`. */
export const describeDeliveries = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Deliveries`, () => {
    let opened: Opened;
    let messages = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const add = (invoiceId: number, kind: DeliveryKind, recipient: string): Promise<number | null> =>
      opened.deliveries.add({
        invoiceId,
        kind,
        recipient,
        messageId: `<${(messages += 1)}@contract>`,
        withUbl: false,
        requestedBy: system('tests'),
        createdAt: at,
      });

    it('a document has one RECEIPT to each address and any number of other mails', async () => {
      const invoiceId = await opened.addInvoice('ivan@example.com');
      expect(await add(invoiceId, 'RECEIPT', 'ivan@example.com')).toEqual(expect.any(Number));
      expect(await add(invoiceId, 'RECEIPT', 'Ivan@example.com')).toBeNull();
      expect(await add(invoiceId, 'RECEIPT', 'maria@example.com')).toEqual(expect.any(Number));
      expect(await add(invoiceId, 'REMINDER', 'ivan@example.com')).toEqual(expect.any(Number));
      expect(await add(invoiceId, 'REMINDER', 'ivan@example.com')).toEqual(expect.any(Number));
    });

    it('attempts of a mail begin until it is SENT or FAILED', async () => {
      const invoiceId = await opened.addInvoice('ivan@example.com');
      const id = (await add(invoiceId, 'SENT_BY_MERCHANT', 'ivan@example.com'))!;
      const begun = await opened.deliveries.begin(id);
      expect(begun).toMatchObject({ id, invoiceId, kind: 'SENT_BY_MERCHANT', recipient: 'ivan@example.com' });
      expect(await opened.deliveries.end(id, { status: 'QUEUED', reason: 'x'.repeat(600) })).toBe(true);
      expect(await opened.deliveries.begin(id)).toEqual(begun);
      expect(await opened.deliveries.end(id, { status: 'SENT', at })).toBe(true);
      expect(await opened.deliveries.end(id, { status: 'FAILED', reason: 'late' })).toBe(false);
      expect(await opened.deliveries.begin(id)).toBeNull();
      expect(await opened.deliveries.begin(id + 1_000)).toBeNull();
    });

    it('a mail is of the product when no person and no program asked for it', async () => {
      const invoiceId = await opened.addInvoice('ivan@example.com');
      const isOfProduct = async (requestedBy: Actor): Promise<boolean | undefined> => {
        const facts = { invoiceId, kind: 'REMINDER', recipient: 'ivan@example.com', createdAt: at } as const;
        const messageId = `<${(messages += 1)}@contract>`;
        const id = (await opened.deliveries.add({ ...facts, messageId, withUbl: true, requestedBy }))!;
        const begun = await opened.deliveries.begin(id);
        expect(begun?.withUbl).toBe(true);
        return begun?.isOfProduct;
      };
      expect(await isOfProduct(systemFor('billing', 3))).toBe(true);
      expect(await isOfProduct({ kind: 'operator', name: 'system:' })).toBe(false);
      expect(await isOfProduct(anonymous)).toBe(false);
    });

    it('the holders of a document are its recipients and its customer, each once, without failed mails', async () => {
      const invoiceId = await opened.addInvoice('customer@example.com');
      await add(invoiceId, 'SENT_BY_MERCHANT', 'book@example.com');
      await add(invoiceId, 'SENT_BY_MERCHANT', 'book@example.com');
      const failed = (await add(invoiceId, 'SENT_BY_MERCHANT', 'away@example.com'))!;
      await opened.deliveries.end(failed, { status: 'FAILED', reason: 'no such mailbox' });
      expect(await opened.deliveries.holdersOf(invoiceId)).toEqual([
        'book@example.com',
        'customer@example.com',
      ]);
    });
  });
};
