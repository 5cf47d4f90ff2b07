import { token } from '#kernel/token.ts';

/** NOT_NOW: the service did not answer, or could not reach the member state. */
export const vatNumberStates = ['VALID', 'INVALID', 'NOT_NOW'] as const;
export type VatNumberState = (typeof vatNumberStates)[number];

/** What the Commission's service (VIES) says of a VAT number at one time. */
export type VatNumberCheck = Readonly<{
  state: VatNumberState;
  /** The service's identifier of the request, which proves it; null without one. */
  requestId: string | null;
  /** As registered; absent when the member state does not tell it. */
  name?: string;
  address?: string;
  checkedAt: Date;
}>;

/**
 * VAT numbers of the member states. A port of this module, because only documents depend on the state of a buyer's number.
 */
export interface VatNumbers {
  /**
   * Asks once and never fails: what cannot be known is NOT_NOW.
   * @param number with the prefix of its country, without spaces
   * @param requester the Bulgarian VAT number of the caller, for which the service gives an identifier; null: none
   * @returns null when the service is never asked, by configuration
   */
  check(number: string, requester: string | null): Promise<VatNumberCheck | null>;
}
export const VatNumbers = token<VatNumbers>('invoices.VatNumbers');

/** Stores a check beside the document that it belongs to; none is changed later. */
export type StoreVatCheck = (invoiceId: number, number: string, check: VatNumberCheck) => Promise<void>;
