import type { DeliveryKind } from './delivery.ts';

const normalised = (email: string): string => email.trim().toLowerCase();

/** The same address as people write it. A tag after `+` makes another address. */
export const isSameEmail = (one: string, other: string): boolean => normalised(one) === normalised(other);

/** The mailbox behind an address, for counting: `Maria+a@Firma.bg` and `maria@firma.bg` reach the same one. */
export const mailboxOf = (email: string): string => normalised(email).replace(/\+[^@]*(?=@[^@]*$)/, '');

type Mail = Readonly<{ kind: DeliveryKind; recipient: string; customerEmail: string | null }>;
type Sender = Readonly<{ status: string; email: string }>;

/** Only an ACTIVE merchant has been approved: no other one chooses who receives its mails. */
export const isApproved = ({ status }: Pick<Sender, 'status'>): boolean => status === 'ACTIVE';

/**
 * Whether a document may be mailed to this address. An ACTIVE merchant mails to any address, another one to its own. The
 * document of a payment is due to its payer, and the notice of an annulment to the holder of the document, whatever the
 * status of the merchant is by then.
 */
export const mayReceive = ({ kind, recipient, customerEmail }: Mail, merchant: Sender): boolean => {
  if (kind === 'RECEIPT' || kind === 'ANNULMENT') return true;
  if (isApproved(merchant) || isSameEmail(recipient, merchant.email)) return true;
  return kind === 'ASKED_BY_PAYER' && customerEmail !== null && isSameEmail(recipient, customerEmail);
};
