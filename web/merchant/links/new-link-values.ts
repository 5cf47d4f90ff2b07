import type { PaymentLink } from '#contract/links.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import type { NewLink } from '../../shared/portal/portal-api.ts';

/** Value of `validity` for no expiry. */
export const noEnd = 'none';

/** The form's fields as typed. */
export interface NewLinkValues {
  amount: string;
  currency: NewLink['currency'];
  description: string;
  usage: PaymentLink['usage'];
  validity: string;
  customerName: string;
  customerEmail: string;
  /** The id of a picked customer; empty without one. */
  customerId: string;
}

/** The request body of the form. */
export const linkOf = ({ amount, validity, customerId, ...values }: NewLinkValues): NewLink => ({
  ...values,
  amount: parseAmount(amount) ?? 0,
  customerId: customerId === '' ? null : Number(customerId),
  expiresInDays: validity === noEnd ? null : Number(validity),
});
