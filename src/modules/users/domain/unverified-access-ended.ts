import { eventType } from '#kernel/events.ts';

export type UnverifiedAccessEnded = Readonly<{
  merchantId: number;
  /** The address that is proved now. */
  email: string;
  at: Date;
}>;

/**
 * Published in the transaction that proves the address of an account for the first time without the account itself: a
 * stranger may have registered with the address. Modules end what redirects money, documents or mails of its merchant.
 */
export const UnverifiedAccessEnded = eventType<UnverifiedAccessEnded>('users.unverified-access-ended');
