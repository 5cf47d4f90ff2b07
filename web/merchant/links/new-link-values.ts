import type * as z from 'zod';
import type { createLink, PaymentLink } from '#contract/links/links.ts';
import type { VatGround, VatRate } from '#contract/sale-vat.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';
import { validities } from './validities.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';

type NewLink = z.input<typeof createLink.body>;

const dayMs = 86_400_000;

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
  /** The page of the shop to go back to; empty: none. */
  returnUrl: string;
}

/** As long as that link was valid, when the form offers it. */
const validityOf = ({ expiresAt, createdAt }: PaymentLink): string => {
  if (expiresAt === null) return noEnd;
  const days = Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs);
  return String(validities.find((offered) => offered === days) ?? 30);
};

/** The form with the values of a link that exists. */
export const copiedValues = (link: PaymentLink, language: Language): NewLinkValues => ({
  amount: formatAmount(link.amount, language),
  currency: link.currency,
  description: link.description ?? '',
  usage: link.usage,
  validity: validityOf(link),
  customerName: link.customerName ?? '',
  customerEmail: link.customerEmail ?? '',
  taxRate: link.taxRate === null ? '' : String(link.taxRate),
  vatGround: link.vatGround ?? '',
  customerId: '',
  returnUrl: link.returnUrl ?? '',
});

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
