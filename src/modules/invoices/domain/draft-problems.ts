import { isEik } from '#kernel/bulgarian-identity.ts';
import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { belongTogether, buyerCountryOf, buyerKindOf, isVatNumberOf } from '#kernel/buyer.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { saleVatProblem, type BuyerKind } from '#kernel/sale-vat.ts';
import type { VatGround, VatRegistration } from './vat.ts';
import type { DraftCustomer, InvoiceDraft } from './written-invoice.ts';

/** The fields of a draft that could be parsed. */
export type PartialDraft = Partial<
  Pick<InvoiceDraft, 'customer' | 'dueDate' | 'taxEventDate' | 'zeroRateGround'> &
    Readonly<{ lines: readonly Pick<InvoiceDraft['lines'][number], 'taxRate' | 'vatGround'>[] }>
>;

/** Days; the longest validity of a payment link. */
const farthestDueDays = 365;

/** Days from the tax event within which an invoice is issued (VAT Act, art. 113(4)). */
const issueDays = 5;

const problem = (field: string, code: string): FieldProblem => ({ field, code });

/** A company needs a postal address and a number of its register or of VAT (VAT Act, art. 114(1)8). */
const missingOf = ({ kind, address, taxId, vatNumber }: DraftCustomer): FieldProblem[] => {
  if (kind === 'PERSON') return [];
  return [
    ...(address === null ? [problem('customer.address', 'fields.required')] : []),
    ...(taxId === null && vatNumber === null ? [problem('customer.taxId', 'fields.required')] : []),
  ];
};

/** Check digits of a Bulgarian EIK; a number of another country's register has no known form. */
const taxIdProblems = ({ taxId }: DraftCustomer, country: string): FieldProblem[] =>
  taxId === null || country !== 'BG' || isEik(taxId) ? [] : [problem('customer.taxId', 'fields.buyer-eik')];

const vatNumberProblems = ({ taxId, vatNumber }: DraftCustomer, country: string): FieldProblem[] => {
  if (vatNumber === null) return [];
  const refused = (code: string) => [problem('customer.vatNumber', code)];
  if (!isVatNumberOf(vatNumber, country))
    return refused(country === 'BG' ? 'fields.buyer-vat-number' : 'fields.buyer-vat-number-abroad');
  const isOneParty = country !== 'BG' || taxId === null || belongTogether(taxId, vatNumber);
  return isOneParty ? [] : refused('fields.numbers-of-two');
};

const customerProblems = (customer: DraftCustomer): FieldProblem[] => {
  const country = buyerCountryOf(customer);
  return [
    ...missingOf(customer),
    ...taxIdProblems(customer, country),
    ...vatNumberProblems(customer, country),
  ];
};

type Parties = Readonly<{ registration: VatRegistration; buyer: BuyerKind; hasVatNumber: boolean }>;
type Line = NonNullable<PartialDraft['lines']>[number];

/** A problem with the ground of the draft is reported at `vatGround`, one with its own at the line. */
const lineProblems = (
  { taxRate, vatGround = null }: Line,
  place: number,
  given: VatGround | null,
  { hasVatNumber, ...parties }: Parties,
): FieldProblem[] => {
  const ground = vatGround ?? (taxRate === 0 ? given : null);
  const refused = saleVatProblem({ ...parties, rate: taxRate, ground });
  if (refused === null) {
    // The recipient who owes the tax is registered for VAT (VAT Act, art. 163a(2)).
    const isIncomplete = ground === 'ART_163A' && !hasVatNumber;
    return isIncomplete ? [problem('customer.vatNumber', 'fields.vat-number-for-ground')] : [];
  }
  const isOfDraft = refused.field === 'vatGround' && vatGround === null;
  return [problem(isOfDraft ? 'vatGround' : `items.${place}.${refused.field}`, refused.code)];
};

/** Without a customer, grounds are held against a private person. */
const vatProblems = (
  { lines = [], zeroRateGround = null, customer }: PartialDraft,
  registration: VatRegistration,
): FieldProblem[] => {
  const parties = {
    registration,
    buyer: customer === undefined ? ('PERSON' as const) : buyerKindOf(customer),
    hasVatNumber: customer === undefined || customer.vatNumber !== null,
  };
  const problems = lines.flatMap((line, place) => lineProblems(line, place, zeroRateGround, parties));
  return problems.filter(
    ({ field, code }, place) =>
      problems.findIndex((other) => other.field === field && other.code === code) === place,
  );
};

/** The five days never reach further than the month before, whose tax is declared by the 14th. */
const taxEventProblems = ({ taxEventDate = null }: PartialDraft, today: BusinessDate): FieldProblem[] => {
  if (taxEventDate === null) return [];
  if (isBefore(today, taxEventDate)) return [problem('taxEventDate', 'fields.tax-event-future')];
  return isBefore(taxEventDate, addDays(today, -issueDays))
    ? [problem('taxEventDate', 'fields.tax-event-past')]
    : [];
};

const dueProblems = ({ dueDate = null }: PartialDraft, today: BusinessDate): FieldProblem[] => {
  if (dueDate === null) return [];
  if (isBefore(dueDate, today)) return [problem('dueDate', 'fields.due-date-past')];
  return isBefore(addDays(today, farthestDueDays), dueDate)
    ? [problem('dueDate', 'fields.due-date-far')]
    : [];
};

/** Problems of rates, grounds and days of a draft. */
export const saleProblems = (
  draft: PartialDraft,
  registration: VatRegistration,
  today: BusinessDate,
): FieldProblem[] => [
  ...vatProblems(draft, registration),
  ...taxEventProblems(draft, today),
  ...dueProblems(draft, today),
];

/** Problems of the given fields of a draft that prevent its issue. */
export const draftProblems = (
  draft: PartialDraft,
  registration: VatRegistration,
  today: BusinessDate,
): FieldProblem[] => [
  ...(draft.customer === undefined ? [] : customerProblems(draft.customer)),
  ...saleProblems(draft, registration, today),
];
