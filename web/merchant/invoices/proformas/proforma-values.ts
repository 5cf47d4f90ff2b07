import type * as z from 'zod';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import { proformaKinds, type Proforma, type createProforma } from '#contract/proformas/proformas.ts';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import type { DraftValues } from '../writing/draft-values.ts';
import { saleOf } from '../writing/sale-values.ts';

/** What the form has beside the fields of an invoice, as typed. */
type ProformaTerms = Pick<Proforma, 'kind'> & Readonly<{ validUntil: string; cardMax: string }>;
export type ProformaValues = DraftValues & ProformaTerms;

/** Days from today to the last one of a new proforma. */
const validDays = 14;

/** The terms of a new one; a proforma unless `kind` names another. */
export const newTerms = (now: Date, kind: string | null = null): ProformaTerms => ({
  kind: proformaKinds.find((each) => each === kind) ?? 'PROFORMA',
  validUntil: printDay(addDays(businessDateOf(now), validDays)),
  cardMax: '',
});

/** The terms of a stored one, with another last day where it has passed; `amount` prints a sum as it is typed. */
export const termsOf = (
  { kind, validUntil, cardMax }: Proforma,
  { now, amount }: Readonly<{ now: Date; amount: (sum: number) => string }>,
): ProformaTerms => ({
  kind,
  validUntil: validUntil < businessDateOf(now) ? newTerms(now).validUntil : printDay(validUntil),
  cardMax: cardMax === null ? '' : amount(cardMax),
});

/** The request body; unreadable numbers fail validation. A card stays with a picked customer only. */
export const proformaOf = (values: ProformaValues): z.input<typeof createProforma.body> => ({
  ...saleOf(values),
  kind: values.kind,
  validUntil: parseDay(values.validUntil) ?? '',
  cardMax:
    values.customerId === '' || values.cardMax.trim() === '' ? null : (parseAmount(values.cardMax) ?? 0),
  send: values.send && values.customer.email.trim() !== '',
});
