import type { Buyer } from '#kernel/buyer.ts';
import { token } from '#kernel/token.ts';

/** Implemented by a module to the right: the company that a payer has kept. */
export interface KeptCompanies {
  /** Of the payer whose browser shows these cookies; null: none is known. */
  of(cookie: (name: string) => string | undefined): Promise<Buyer | null>;
}
export const KeptCompanies = token<KeptCompanies>('links.KeptCompanies');
