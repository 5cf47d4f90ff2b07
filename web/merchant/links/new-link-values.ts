import type { PaymentLink } from '#contract/links.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import type { NewLink } from '../../shared/portal/portal-api.ts';

/** Days, or no end. */
export const noEnd = 'none';

/** What stands in the inputs of the form that creates a link. */
export interface NewLinkValues {
  amount: string;
  currency: NewLink['currency'];
  description: string;
  usage: PaymentLink['usage'];
  validity: string;
  customerName: string;
  customerEmail: string;
}

/** What the inputs ask for; only a reusable link may have no end. */
export const linkOf = ({ amount, validity, ...values }: NewLinkValues): NewLink => ({
  ...values,
  amount: parseAmount(amount) ?? 0,
  expiresInDays: validity === noEnd ? null : Number(validity),
});
