import { withReadableEmails } from '#contract/shown-text.ts';
import type * as z from 'zod';
import type { createCustomer, Customer } from '#contract/customers/customers.ts';

type Body = z.input<typeof createCustomer.body>;

/** The form's fields as typed. */
export type CustomerValues = Record<
  | 'name'
  | 'contact'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'country'
  | 'taxId'
  | 'vatNumber'
  | 'dueDays'
  | 'note',
  string
> & { kind: Customer['kind']; language: Customer['language'] };

/** The values of a stored customer; those of an empty form without one. */
export const customerValuesOf = (customer: Customer | undefined): CustomerValues => ({
  kind: customer?.kind ?? 'COMPANY',
  name: customer?.name ?? '',
  contact: customer?.contact ?? '',
  email: withReadableEmails(customer?.email ?? ''),
  phone: customer?.phone ?? '',
  address: customer?.address ?? '',
  city: customer?.city ?? '',
  country: customer?.country ?? 'BG',
  taxId: customer?.taxId ?? '',
  vatNumber: customer?.vatNumber ?? '',
  language: customer?.language ?? 'bg',
  dueDays: customer?.dueDays?.toString() ?? '',
  note: customer?.note ?? '',
});

/** The request body of the form. */
export const customerBodyOf = ({ dueDays, ...values }: CustomerValues): Body => ({
  ...values,
  dueDays: dueDays.trim() === '' ? null : Number(dueDays),
});
