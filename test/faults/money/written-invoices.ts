import type { Invoice } from '#contract/invoices/invoices.ts';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { Deployment } from '../support/deployment.ts';
import type { TestedMerchant } from './merchant.ts';
import type { Customer, DocumentAction } from './plan.ts';
import { answerTo, retryUntil } from './retry-until.ts';
import { cents, typedInvoice, vat } from './typed-invoice.ts';

/** Writing an invoice, and what merchant and payer do to a document; each is repeated until its answer is final. */
export const writtenInvoices = (deployment: Deployment, merchant: TestedMerchant) => {
  const { shop, loadBalancer } = deployment;
  const { api } = merchant;
  let keys = 0;
  const newKey = () => ({ 'idempotency-key': `documents-${process.pid}-${(keys += 1)}` });

  /** A draft that is issued and mailed. @returns the id of the invoice */
  const write = async (order: string, { price, currency }: Customer): Promise<number> => {
    const content = typedInvoice(order, price, currency);
    const [draftKey, invoiceKey] = [newKey(), newKey()];
    const draft = accepted(
      await answerTo('the draft is stored', () =>
        api.post<{ id: number }>('/invoice-drafts', { content }, draftKey),
      ),
    );
    const issue = { ...content, draftId: draft.id, send: true };
    const invoice = accepted(
      await answerTo('the invoice is issued', () => api.post<Invoice>('/invoices', issue, invoiceKey)),
    );
    return invoice.id;
  };

  const transfer = async (id: number, amount?: number): Promise<void> => {
    const [key, body] = [newKey(), { paidOn: businessDateOf(new Date()), amount }];
    await answerTo('the transfer is answered', () => api.post(`/invoices/${id}/payments`, body, key));
  };
  const credit = async (id: number, choice: object): Promise<void> => {
    const [key, body] = [newKey(), { reasonKind: 'GOODS_RETURNED', ...choice }];
    await answerTo('the credit note is answered', () => api.post(`/invoices/${id}/credit-notes`, body, key));
  };
  const debit = async (id: number): Promise<void> => {
    const items = [{ description: 'Доплащане', quantity: 1, unitPrice: 5, taxRate: vat }];
    const [key, body] = [newKey(), { items, reason: 'Анекс' }];
    await answerTo('the debit note is answered', () => api.post(`/invoices/${id}/debit-notes`, body, key));
  };
  const takeBack = async (id: number): Promise<void> => {
    const invoice = accepted(
      await answerTo('the invoice is shown', () => api.get<Invoice>(`/invoices/${id}`)),
    );
    const bank = invoice.payments.find(({ kind }) => kind === 'BANK');
    if (bank === undefined) return;
    const path = `/invoices/${id}/payments/${bank.id}/take-back`;
    await answerTo('the transfer is taken back', () => api.post(path, { reason: 'Грешка' }));
  };
  const annul = async (id: number): Promise<void> => {
    await answerTo('the annulment is answered', () =>
      api.post(`/invoices/${id}/annul`, { reason: 'Грешка' }),
    );
  };

  /** The payer names another buyer; the merchant accepts what came too late to be replaced at once. */
  const nameBuyer = async ({ sessionId, paymentId }: Opened): Promise<void> => {
    const buyer = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' };
    const path = `/payments/checkout/sessions/${sessionId}/buyer`;
    const named = await answerTo('the buyer is named', () =>
      shop.apiAt(loadBalancer.url).post<NamedBuyer>(path, { buyer }),
    );
    if (named.status >= 300 || named.body.outcome !== 'REQUESTED') return;
    const requests = await answerTo('the requests are listed', () =>
      api.get<BuyerRequest[]>('/buyer-requests/me'),
    );
    const own = accepted(requests).find((request) => request.paymentId === paymentId);
    if (own) await answerTo('the request is accepted', () => api.post(`/buyer-requests/${own.id}/accept`));
  };

  const actions: Readonly<Record<DocumentAction, (on: Documented) => Promise<void>>> = {
    transfer: ({ invoiceId }) => transfer(invoiceId),
    'part-transfer': ({ invoiceId, price }) => transfer(invoiceId, cents(price / 3)),
    'take-back': ({ invoiceId }) => takeBack(invoiceId),
    discount: ({ invoiceId, price }) => credit(invoiceId, { discount: { amount: cents(price / 10) } }),
    'credit-line': ({ invoiceId }) => credit(invoiceId, { lines: [{ line: 1, quantity: 1 }] }),
    'credit-whole': ({ invoiceId }) => credit(invoiceId, { whole: true }),
    debit: ({ invoiceId }) => debit(invoiceId),
    annul: ({ invoiceId }) => annul(invoiceId),
    'other-buyer': ({ opened }) => (opened === null ? Promise.resolve() : nameBuyer(opened)),
  };

  return {
    /** The invoice of the customer: written now, or one of last month that is still open. */
    idFor: (customer: Customer): Promise<number> =>
      customer.sells === 'last-month'
        ? Promise.resolve(merchant.lastMonth.takeOpen())
        : write(`Поръчка ${(keys += 1)}`, customer),
    /** The document of a payment, as soon as there is one; null for a payment that met nothing open. */
    documentOf: (paymentId: number): Promise<number | null> =>
      retryUntil('the payment has a document', async () => {
        const [row] = await shop.database.rows<{ overpaid: boolean; id: number | null }>(
          `select p.overpaid, f.invoice_id as id from payments p
           left join invoice_payments f on f.payment_id = p.id and f.kind = 'CARD'
           where p.id = ? order by f.id desc limit 1`,
          [paymentId],
        );
        return row?.overpaid ? null : (row?.id ?? undefined);
      }),
    run: (name: DocumentAction, on: Documented): Promise<void> => actions[name](on),
  };
};

export type Opened = Readonly<{ paymentId: number; sessionId: string }>;
/** A document that something is done to, and the checkout that paid it. */
export type Documented = Readonly<{ invoiceId: number; price: number; opened: Opened | null }>;
