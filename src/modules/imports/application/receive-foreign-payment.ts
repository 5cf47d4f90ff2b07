import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { ForeignInvoice, ForeignInvoices } from './foreign-invoices.ts';

type Mailed = Readonly<{ id: number; paymentId: number; to: string; language: Language }>;
/** Thirty attempts over most of a day, as for receipts. */
export const foreignPaid = jobType<Mailed & { amountMinor: number; paidAt: string }>('imports.mail-paid', 30);

/** Confirms the payment of a document that the payer has. */
export type PaidLetter = Readonly<{
  to: string;
  id: string;
  language: Language;
  document: ForeignInvoice;
  merchant: MerchantRecord;
  amount: Money<ChargeCurrency>;
  paidAt: Date;
}>;
export const ofPaid = letterType<PaidLetter>('imports.paid');

/** A succeeded payment by the link of a document of another program. */
export type PaymentOfForeign = Readonly<{
  foreignDocumentId: number;
  paymentId: number;
  amount: Money<ChargeCurrency>;
  customerEmail: string | null;
  language: Language;
  succeededAt: Date;
}>;

type Deps = Readonly<{ foreignInvoices: ForeignInvoices; jobs: Jobs; clock: Clock }>;

/** Books the payment on the document, in the transaction in which it succeeds; the payer gets a confirmation. */
export class ReceiveForeignPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(payment: PaymentOfForeign): Promise<void> {
    const { foreignInvoices, jobs, clock } = this.#deps;
    const { foreignDocumentId: id, paymentId, amount, customerEmail, language, succeededAt } = payment;
    const paidOn = businessDateOf(succeededAt);
    await foreignInvoices.lock({ id });
    await foreignInvoices.pay(id, {
      paymentId,
      amount,
      paidOn,
      recordedBy: 'system:payments',
      at: clock.now(),
    });
    if (customerEmail === null) return;
    const amountMinor = Number(amount.minor);
    const paidAt = succeededAt.toISOString();
    await jobs.enqueue(foreignPaid, { id, paymentId, to: customerEmail, language, amountMinor, paidAt });
  }
}

type MailDeps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  letters: Letters;
}>;

/** Mails the confirmation. */
export class MailPaid {
  readonly #deps: MailDeps;
  constructor(deps: MailDeps) {
    this.#deps = deps;
  }

  async execute(mailed: Mailed & Readonly<{ amountMinor: number; paidAt: string }>): Promise<void> {
    const { foreignInvoices, merchants, letters } = this.#deps;
    const { id, paymentId, to, language, amountMinor, paidAt } = mailed;
    const document = await foreignInvoices.find({ id });
    const merchant = document === null ? null : await merchants.byId(document.merchantId);
    if (document === null || merchant === null) return;
    await letters.send(ofPaid, {
      to,
      id: `foreign-paid-${paymentId}`,
      language,
      document,
      merchant,
      amount: Money.ofMinor(amountMinor, document.total.currency),
      paidAt: new Date(paidAt),
    });
  }
}
