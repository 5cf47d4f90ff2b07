import { viesPrefixes } from '#kernel/eu-vat-number.ts';

/** What the Commission's service (VIES) said of a customer's VAT number. NOT_NOW: it could not be asked. */
export type CustomerVatCheck = Readonly<{
  /** The number that was checked. */
  number: string;
  state: 'VALID' | 'INVALID' | 'NOT_NOW';
  /** The service's identifier of the request; null without one. */
  requestId: string | null;
  /** ISO 8601, UTC. */
  checkedAt: string;
}>;

/** Whether the service knows numbers with this prefix. */
export const isCheckable = (vatNumber: string | null): vatNumber is string =>
  vatNumber !== null && viesPrefixes.includes(vatNumber.slice(0, 2));
