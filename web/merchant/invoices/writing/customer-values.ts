import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Customer } from '#contract/customers/customers.ts';
import { printDay } from '../../../shared/form/parse-day.ts';
import type { DraftValues } from './draft-values.ts';

type Filled = Pick<DraftValues, 'customerId' | 'customer' | 'language'> &
  Partial<Pick<DraftValues, 'dueDate'>>;

/** What a stored customer brings to an invoice: the buyer with city and street in one line, its language and days to pay. */
export const valuesOfCustomer = (of: Customer, now: Date): Filled => ({
  customerId: String(of.id),
  customer: {
    kind: of.kind,
    name: of.name,
    country: of.country,
    address: [of.city, of.address].filter((part) => part !== null).join(', '),
    taxId: of.taxId ?? '',
    vatNumber: of.vatNumber ?? '',
    email: of.email ?? '',
  },
  language: of.language,
  ...(of.dueDays !== null && { dueDate: printDay(addDays(businessDateOf(now), of.dueDays)) }),
});
