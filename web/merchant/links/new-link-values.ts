import type * as z from 'zod';
import type { createLink, PaymentLink } from '#contract/links/links.ts';
import type { VatGround, VatRate } from '#contract/sale-vat.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';

type NewLink = z.input<typeof createLink.body>;

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
  /** Percent; empty: by the registration of the merchant. */
  taxRate: string;
  vatGround: string;
  /** The id of a picked customer; empty without one. */
  customerId: string;
}

/** The request body of the form. */
export const linkOf = ({
  amount,
  validity,
  taxRate,
  vatGround,
  customerId,
  ...values
}: NewLinkValues): NewLink => ({
  ...values,
  amount: parseAmount(amount) ?? 0,
  customerId: customerId === '' ? null : Number(customerId),
  ...(taxRate === '' ? {} : { taxRate: Number(taxRate) as VatRate }),
  ...(taxRate === '0' && vatGround !== '' ? { vatGround: vatGround as VatGround } : {}),
  expiresInDays: validity === noEnd ? null : Number(validity),
});
