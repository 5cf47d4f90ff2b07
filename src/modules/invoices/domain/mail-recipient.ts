import type { DeliveryKind } from './delivery.ts';

/** Without surrounding spaces, in lower case. */
export const normalisedEmail = (email: string): string => email.trim().toLowerCase();

/** Ignores letter case and surrounding spaces. A tag after `+` makes another address. */
export const isSameEmail = (one: string, other: string): boolean =>
  normalisedEmail(one) === normalisedEmail(other);

type Sender = Readonly<{ status: string; email: string }>;
type Mail = Readonly<{ kind: DeliveryKind; recipient: string; customerEmail: string | null }>;
/** Whether a mail goes to the buyer of the document, who gets the original; a receipt to another payer does not. */
export const isToBuyer = (
  { kind, recipient, customerEmail }: Mail,
  { email }: Pick<Sender, 'email'>,
): boolean => {
  if (kind === 'ANNULMENT' || isSameEmail(recipient, email)) return false;
  return kind !== 'RECEIPT' || customerEmail === null || isSameEmail(recipient, customerEmail);
};

/** Only an ACTIVE merchant is approved; others cannot choose the recipients of their mails. */
export const isApproved = ({ status }: Pick<Sender, 'status'>): boolean => status === 'ACTIVE';

/**
 * Whether a document may be mailed to this recipient. An ACTIVE merchant mails to any e-mail, others to their own only.
 * Receipts and annulment mails go out whatever the status of the merchant.
 */
export const mayReceive = ({ kind, recipient, customerEmail }: Mail, merchant: Sender): boolean => {
  if (kind === 'RECEIPT' || kind === 'ANNULMENT') return true;
  if (isApproved(merchant) || isSameEmail(recipient, merchant.email)) return true;
  return kind === 'ASKED_BY_PAYER' && customerEmail !== null && isSameEmail(recipient, customerEmail);
};
