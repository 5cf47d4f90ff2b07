import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { buyerCountryOf, buyerKindOf, companyNumberProblems, numberFormProblems } from '#kernel/buyer.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { saleVatProblem, type BuyerKind } from '#kernel/sale-vat.ts';
import { vatTerritoryOf, type VatTerritory } from '#kernel/vat-territories.ts';
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

/** A company needs a postal address (VAT Act, art. 114(1)7), and in Bulgaria a number. */
const customerProblems = (customer: DraftCustomer): FieldProblem[] => {
  const isCompany = customer.kind === 'COMPANY';
  const problemsOf = isCompany ? companyNumberProblems : numberFormProblems;
  const numbers = problemsOf({ ...customer, country: buyerCountryOf(customer) });
  return [
    ...(isCompany && customer.address === null ? [problem('customer.address', 'fields.required')] : []),
    ...numbers.map((found) => ({ ...found, field: `customer.${found.field}` })),
  ];
};

type Parties = Readonly<{
  registration: VatRegistration;
  buyer: BuyerKind;
  hasVatNumber: boolean;
  /** The buyer's, when it is outside the Union's VAT though its country is not. */
  territory: VatTerritory | null;
}>;
type Line = NonNullable<PartialDraft['lines']>[number];

/** A problem with the ground of the draft is reported at `vatGround`, one with its own at the line. */
const lineProblems = (
  { taxRate, vatGround = null }: Line,
  place: number,
  given: VatGround | null,
  { hasVatNumber, territory, ...parties }: Parties,
): FieldProblem[] => {
  const ground = vatGround ?? (taxRate === 0 ? given : null);
  const refused = saleVatProblem({ ...parties, rate: taxRate, ground });
  if (refused === null) {
    // The recipient who owes the tax is registered for VAT (VAT Act, art. 163a(2)).
    const isIncomplete = ground === 'ART_163A' && !hasVatNumber;
    return isIncomplete ? [problem('customer.vatNumber', 'fields.vat-number-for-ground')] : [];
  }
  const isOfDraft = refused.field === 'vatGround' && vatGround === null;
  const field = isOfDraft ? 'vatGround' : `items.${place}.${refused.field}`;
  return territory !== null && refused.code === 'fields.vat-ground-eu-company'
    ? [
        {
          field,
          code: 'fields.vat-ground-territory',
          params: { bg: territory.name.bg, en: territory.name.en },
        },
      ]
    : [problem(field, refused.code)];
};

/** The territory of a buyer that is outside the Union's VAT though its country is in the Union. */
const territoryOf = (customer: DraftCustomer | undefined): VatTerritory | null => {
  const found =
    customer === undefined ? null : vatTerritoryOf({ ...customer, country: buyerCountryOf(customer) });
  return found?.scope === 'OUTSIDE' ? found : null;
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
    territory: territoryOf(customer),
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
