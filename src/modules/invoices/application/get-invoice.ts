import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { InvoiceView, FindInvoice } from './invoice-view.ts';

type Deps = Readonly<{ findInvoice: FindInvoice; merchants: MerchantDirectory; clock: Clock }>;

/** One document that the actor may see. @throws SecondFactorRequired, NotAllowed, InvoiceNotFound */
export const getInvoice = async (
  { findInvoice, merchants, clock }: Deps,
  actor: Actor,
  invoiceId: number,
): Promise<InvoiceView> => {
  mustHoldAsMember(actor, 'SEE', 'invoices:read');
  const visibility = await merchants.visibleTo(actor);
  const records = recordsVisibleTo(actor, clock);
  const invoice = await findInvoice(invoiceId, visibility, businessDateOf(clock.now()), records);
  if (invoice === null) throw new InvoiceNotFound();
  return invoice;
};
