import { isEik, isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { VatRegistration } from './vat.ts';
import type { DraftCustomer, InvoiceDraft } from './written-invoice.ts';

/** The fields of a draft that could be parsed. */
export type PartialDraft = Partial<
  Pick<InvoiceDraft, 'customer' | 'dueDate' | 'zeroRateGround'> &
    Readonly<{ lines: readonly Pick<InvoiceDraft['lines'][number], 'taxRate'>[] }>
>;

/** Days; the longest validity of a payment link. */
const farthestDueDays = 365;

/** A country code and a number; check digits are verified for Bulgaria only. */
const foreignVatNumber = /^(?!BG)[A-Z]{2}[A-Z0-9+*]{2,12}$/;

const problem = (field: string, code: string): FieldProblem => ({ field, code });

/** A company needs a postal address and an EIK or VAT number (VAT Act, art. 114(1)8). */
const missingOf = ({ kind, address, taxId, vatNumber }: DraftCustomer): FieldProblem[] => {
  if (kind === 'PERSON') return [];
  return [
    ...(address === null ? [problem('customer.address', 'fields.required')] : []),
    ...(taxId === null && vatNumber === null ? [problem('customer.taxId', 'fields.required')] : []),
  ];
};

const customerProblems = (customer: DraftCustomer): FieldProblem[] => {
  const { taxId, vatNumber } = customer;
  const isForeign = vatNumber !== null && foreignVatNumber.test(vatNumber);
  const isVatNumber = vatNumber === null || isForeign || isBulgarianVatNumber(vatNumber);
  const isTaxId = taxId === null || isForeign || isEik(taxId);
  return [
    ...missingOf(customer),
    ...(isTaxId ? [] : [problem('customer.taxId', 'fields.buyer-eik')]),
    ...(isVatNumber ? [] : [problem('customer.vatNumber', 'fields.buyer-vat-number')]),
  ];
};

/**
 * Only a supplier registered under the general rules states VAT; its 0 % needs a ground (VAT Act, art. 113(9),
 * 114(1)12).
 */
const vatProblems = (
  { lines = [], zeroRateGround = null }: PartialDraft,
  registration: VatRegistration,
): FieldProblem[] => {
  if (registration !== 'FULL') {
    return lines.flatMap(({ taxRate }, place) =>
      taxRate === 0 ? [] : [problem(`items.${place}.taxRate`, 'fields.vat-not-registered')],
    );
  }
  const needsGround = zeroRateGround === null && lines.some(({ taxRate }) => taxRate === 0);
  return needsGround ? [problem('vatGround', 'fields.vat-ground-needed')] : [];
};

const dueProblems = ({ dueDate = null }: PartialDraft, today: BusinessDate): FieldProblem[] => {
  if (dueDate === null) return [];
  if (isBefore(dueDate, today)) return [problem('dueDate', 'fields.due-date-past')];
  return isBefore(addDays(today, farthestDueDays), dueDate)
    ? [problem('dueDate', 'fields.due-date-far')]
    : [];
};

/** Problems of the given fields of a draft that prevent its issue. */
export const draftProblems = (
  draft: PartialDraft,
  registration: VatRegistration,
  today: BusinessDate,
): FieldProblem[] => [
  ...(draft.customer === undefined ? [] : customerProblems(draft.customer)),
  ...vatProblems(draft, registration),
  ...dueProblems(draft, today),
];
