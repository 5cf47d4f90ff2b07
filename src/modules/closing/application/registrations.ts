import type { BusinessDate } from '#kernel/business-date.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import type { RegistrationSegment } from '#modules/merchants/index.ts';

/** The VAT registrations of a month, in their order and without a gap. */
export type MonthRegistrations = readonly RegistrationSegment[];

/** The VAT registration of a day of the month. @throws RangeError for another day */
export const registrationOn = (registrations: MonthRegistrations, day: BusinessDate): RegistrationSegment => {
  const found = registrations.find(({ from, to }) => from <= day && day <= to);
  if (found === undefined) throw new RangeError(`no VAT registration on ${day}`);
  return found;
};

/** Whether the general registration held on a day of the month: only it has a sales ledger (VAT Act, art. 124). */
export const hasLedger = (registrations: MonthRegistrations): boolean =>
  registrations.some(({ vatRegistration }) => vatRegistration === 'FULL');

/** The documents that were issued while the general registration held. */
export const documentsOfLedger = (
  documents: readonly MonthDocument[],
  registrations: MonthRegistrations,
): MonthDocument[] =>
  documents.filter(
    ({ document }) => registrationOn(registrations, document.issueDate).vatRegistration === 'FULL',
  );
