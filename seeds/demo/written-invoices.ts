import { system } from '#kernel/actor.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { CreateTestInvoice } from '#modules/invoices/application/create-test-invoice.ts';
import { MarkOverdue } from '#modules/invoices/adapters/postgres/mark-overdue.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { SendInvoice } from '#modules/invoices/application/send-invoice.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { DraftLine } from '#modules/invoices/domain/written-invoice.ts';
import { Invoices } from '#modules/invoices/ports/invoices.ts';
import { ExpireDueLinks } from '#modules/links/application/expire-due-links.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { RunSchedules } from '#modules/schedules/index.ts';
import type { Application } from '#src/composition.ts';
import type { Buyer, Written } from './buyers.ts';
import type { Shop } from './shop.ts';
import { after, type Story } from './story.ts';

export const draftLines = (lines: Written['lines']): DraftLine[] =>
  lines.map(({ price, quantity = '1', taxRate = 20, ...line }) => ({
    ...line,
    quantity,
    unit: 'бр.',
    unitPrice: Money.ofDecimal(price, 'EUR'),
    taxRate,
  }));

/**
 * @param advanceIds documents that it deducts
 * @returns the id of the document; it is mailed to the buyer when an email is given
 */
export const write = async (
  shop: Shop,
  { buyer, lines, days, dueInDays, isAdvance = false, installments = [] }: Written,
  advanceIds: readonly number[] = [],
): Promise<number> => {
  const { application, actor } = shop;
  const dueOf = (inDays: number) => addDays(businessDateOf(shop.daysAgo(days)), inDays);
  const draft = {
    currency: 'EUR',
    customer: buyer,
    lines: draftLines(lines),
    zeroRateGround: null,
    dueDate: dueOf(dueInDays),
    description: lines[0]!.description,
    language: 'bg',
    isAdvance,
    installments: installments.map(({ inDays, amount }) => ({
      dueDate: dueOf(inDays),
      amount: Money.ofDecimal(amount, 'EUR'),
    })),
  } as const;
  const customerId = shop.customers.get(buyer.taxId ?? '');
  const id = await application.resolve(WriteInvoice).execute({ actor, draft, customerId, advanceIds });
  if (buyer.email !== null)
    await application.resolve(SendInvoice).execute({ actor, invoiceId: id, recipient: buyer.email });
  return id;
};

/** Pays by card what its link asks for. */
export const pay = async (shop: Shop, invoiceId: number, { name, email }: Buyer): Promise<void> => {
  const { application, merchantId } = shop;
  const found = await application.resolve(Invoices).find({ id: invoiceId, ofMerchant: merchantId });
  const token = await application.resolve(PayableLinks).payableToken(found!.invoice.document.paymentLinkId!);
  const offer = await application.resolve(PayableLinks).findByToken(token!);
  const payer = { name: name ?? '', email: email ?? '', language: 'bg' } as const;
  await shop.pay(await shop.openCheckout({ ...offer, description: null }, payer), 'visa');
};

/** Written, mailed, and paid or annulled as described. */
export async function* writtenInvoice(shop: Shop, written: Written): Story {
  const at = shop.daysAgo(written.days, 10, 40);
  yield at;
  const invoiceId = await write(shop, written);
  if (written.paid !== undefined) {
    yield shop.daysAgo(written.paid, 13, 15);
    await pay(shop, invoiceId, written.buyer);
  }
  if (written.annulled !== undefined) {
    yield after(at, 95);
    const { application, actor } = shop;
    await application.resolve(AnnulInvoice).execute({ actor, invoiceId, reason: written.annulled });
  }
}

export async function* testDocument(shop: Shop, days: number): Story {
  yield shop.daysAgo(days, 9, 30);
  await shop.application.resolve(CreateTestInvoice).execute({ actor: shop.actor });
}

/** Daily jobs: overdue and expired after midnight, recurring invoices and reminders at nine. */
export async function* everyDay(application: Application, shop: Shop, days: number): Story {
  for (let day = days; day >= 0; day -= 1) {
    yield shop.daysAgo(day, 0, 5);
    await application.resolve(MarkOverdue)();
    await application.resolve(ExpireDueLinks).execute();
    yield shop.daysAgo(day, 9);
    await application.resolve(RunSchedules).execute({ actor: system('schedules') });
    await application.resolve(RemindCustomers).execute();
  }
}
