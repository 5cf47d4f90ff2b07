import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import { readSale, type CheckSale } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { ProformaKind } from '../domain/proforma.ts';
import type { Content, Terms } from './proforma-rows.ts';

/** What a merchant gives. */
export type GivenTerms = Readonly<{
  kind: ProformaKind;
  content: Content;
  validUntil: BusinessDate;
  cardMax: Money<ChargeCurrency> | null;
}>;
type Deps = Readonly<{ checkSale: CheckSale; messages: Messages; clock: Clock }>;

/** Days; the longest validity of a payment link. */
const farthestDays = 365;

const dayProblems = (validUntil: BusinessDate, today: BusinessDate): FieldProblem[] => {
  if (isBefore(validUntil, today)) return [{ field: 'validUntil', code: 'fields.valid-until-past' }];
  return isBefore(addDays(today, farthestDays), validUntil)
    ? [{ field: 'validUntil', code: 'fields.valid-until-far' }]
    : [];
};

/** Terms that an invoice could be written of today, with their sums. @throws InvalidFields */
export const checkTerms = async (
  { checkSale, messages, clock }: Deps,
  { kind, content, validUntil, cardMax }: GivenTerms,
  supplier: MerchantRecord,
): Promise<Terms> => {
  const today = businessDateOf(clock.now());
  const customerId = content.customerId ?? null;
  const problems = [
    ...dayProblems(validUntil, today),
    ...(cardMax !== null && customerId === null ? [{ field: 'customerId', code: 'fields.required' }] : []),
  ];
  if (problems.length > 0) throw new InvalidFields(problems);
  const draft = readSale(content, messages);
  const sums = await checkSale.execute({ draft, supplier, customerId, today });
  const { name: customerName, email: customerEmail } = draft.customer;
  const about = draft.lines[0]!.description;
  return { kind, customerId, customerName, customerEmail, content, about, ...sums, cardMax, validUntil };
};
