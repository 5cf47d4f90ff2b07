import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BuyerRequests } from '../../ports/buyer-requests.ts';
import type { FindInvoice } from '../invoice-view.ts';

/** Thirty attempts over most of a day, as for mails with documents. */
export const buyerRefused = jobType<{ requestId: number; ofMerchant: number }>(
  'invoices.mail-buyer-refusal',
  30,
);

/** The refusal of a document to another buyer. */
export type BuyerRefusal = Readonly<{
  to: string;
  /** E-mail of the merchant. */
  replyTo: string;
  /** Name of the merchant. */
  seller: string;
  /** Name of the company. */
  buyer: string;
  reason: string;
  invoiceNumber: string;
  language: Language;
  id: string;
}>;
export const ofRefusal = letterType<BuyerRefusal>('invoices.buyer-refused');

type Deps = Readonly<{
  requests: BuyerRequests;
  findInvoice: FindInvoice;
  merchants: MerchantDirectory;
  letters: Letters;
  clock: Clock;
}>;

/** Mails the payer that the merchant refused a document to another buyer, and why; nothing without an e-mail. */
export class MailBuyerRefusal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ requestId: id, ofMerchant }: Readonly<{ requestId: number; ofMerchant: number }>) {
    const { requests, findInvoice, merchants, letters, clock } = this.#deps;
    const request = await requests.find({ id, ofMerchant });
    const merchant = await merchants.byId(ofMerchant);
    if (request === null || merchant === null || request.payerEmail === null) return;
    const invoice = await findInvoice(request.invoiceId, 'all', businessDateOf(clock.now()));
    await letters.send(ofRefusal, {
      to: request.payerEmail,
      replyTo: merchant.email,
      seller: merchant.businessName,
      buyer: request.buyer.name,
      reason: request.reason ?? '',
      invoiceNumber: invoice!.invoiceNumber,
      language: invoice!.language,
      id: `buyer-refused-${id}`,
    });
  }
}
