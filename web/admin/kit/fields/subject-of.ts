import { withReadableEmails } from '#contract/shown-text.ts';
interface Paid {
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly description: string | null;
}

/** Who pays, or what for when the payer is unknown; null when neither is given. */
export const subjectOf = ({ customerName, customerEmail, description }: Paid): string | null =>
  customerName ?? (customerEmail === null ? description : withReadableEmails(customerEmail));
