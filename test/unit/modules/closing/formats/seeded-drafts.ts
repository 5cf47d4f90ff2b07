import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import { buyerCountryOf, buyerKindOf } from '#kernel/buyer.ts';
import { Money } from '#kernel/money.ts';
import { buyerGrounds, groundsFor, ratesFor, type VatRegistration } from '#kernel/sale-vat.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import type { DraftCustomer, DraftLine, InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { DocumentFacts, LineFacts } from './seeded-facts.ts';

/** Dollars for one euro. */
export const dollarRate = '1.1734';

/** To whom a line is sold, and by whom. */
type Sale = Readonly<{
  registration: VatRegistration;
  customer: DraftCustomer;
  currency: 'EUR' | 'USD';
}>;

/** A line at a rate and ground that seller and buyer allow. */
export const lineOf = (facts: LineFacts, { registration, customer, currency }: Sale): DraftLine => {
  const { priceMinor, holdsVat, pick, ...line } = facts;
  const rates = ratesFor(registration);
  const taxRate = rates[pick % rates.length]!;
  // The recipient who owes the tax is registered for VAT.
  const allowed = groundsFor(registration, buyerKindOf(customer)).filter(
    (one) => one !== 'ART_163A' || customer.vatNumber !== null,
  );
  // Few buyers allow these grounds, so they are picked more often.
  const rare = allowed.filter((one) => (buyerGrounds as readonly string[]).includes(one));
  const grounds = [...rare, ...rare, ...allowed];
  const price = Money.ofMinor(priceMinor, currency);
  return {
    ...line,
    unitPrice: price,
    taxRate,
    vatGround: taxRate === 0 ? grounds[Math.trunc(pick / 3) % grounds.length]! : null,
    grossUnitPrice: holdsVat ? price : null,
  };
};

/** The input of a written invoice. */
export const draftOf = (
  facts: DocumentFacts,
  registration: VatRegistration,
  issueDate: BusinessDate,
): InvoiceDraft => ({
  currency: facts.currency,
  customer: facts.customer,
  lines: facts.lines.map((line) => lineOf(line, { ...facts, registration })),
  zeroRateGround: null,
  dueDate: addDays(issueDate, facts.pick % 60),
  taxEventDate: addDays(issueDate, -facts.lateDays),
  description: facts.pick % 2 === 0 ? null : facts.reason,
  language: facts.language,
  isAdvance: facts.kind === 'ADVANCE',
});

/** A card payment of the first line, by a company or a person. */
export const paymentOf = (
  facts: DocumentFacts,
  registration: VatRegistration,
  { number, issueDate }: Readonly<{ number: number; issueDate: BusinessDate }>,
): SucceededPayment => {
  const { customer, currency, language, pick, lateDays } = facts;
  const first = facts.lines[0]!;
  const { taxRate } = lineOf(first, { registration, customer: { ...customer, kind: 'PERSON' }, currency });
  const amount = Money.ofMinor(first.priceMinor + 100, currency);
  const buyer = { ...customer, address: customer.address ?? '', country: buyerCountryOf(customer) };
  return {
    paymentId: number,
    merchantId: 1,
    paymentLinkId: 1,
    linkCreatedBy: null,
    amount,
    chargeAmount: amount,
    eurRate: currency === 'USD' ? dollarRate : '1',
    eurRateDay: currency === 'USD' ? issueDate : null,
    description: pick % 5 === 0 ? null : first.description,
    customerName: pick % 4 === 0 ? null : customer.name,
    customerEmail: 'payer@example.com',
    buyer: customer.kind === 'COMPANY' ? buyer : null,
    language,
    succeededAt: new Date(`${addDays(issueDate, -lateDays)}T20:00:00Z`),
    orderNumber: 1_000 + number,
    transactionReference: `pi_${number}`,
    duplicateOf: null,
    taxRate,
    vatGround: taxRate === 0 && registration === 'FULL' ? 'ART_41' : null,
    overpaid: false,
  };
};
