import { token } from '#kernel/token.ts';

/** What payers typed on the pay page. Implemented by the payments module. */
export interface TypedDetails {
  /**
   * The values of the form by field name, of an attempt to pay this link that is not older than an hour and has not
   * paid; null otherwise. The key of the attempt is known to the payer's browser only.
   */
  ofAttempt(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null>;
}
export const TypedDetails = token<TypedDetails>('links.TypedDetails');
