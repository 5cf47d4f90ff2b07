import type { Buyer } from '#kernel/buyer.ts';

/** Addresses are in lower case, secrets as they are mailed or held by the browser; only their digests are stored. */
export interface PayerRows {
  /** Whether anything of the address is there to be shown. */
  isKnown(email: string): Promise<boolean>;
  /** @returns the secret of a new mailed link */
  addLink(link: Readonly<{ email: string; at: Date; expiresAt: Date }>): Promise<string>;
  isOpenLink(secret: string, at: Date): Promise<boolean>;
  /** Uses a link: of two at the same time one gets the address. @returns null for an unknown, used or old one */
  useLink(secret: string, at: Date): Promise<string | null>;
  /** Ends the earlier session of the address. @returns the secret of the new one */
  openSession(session: Readonly<{ email: string; at: Date; expiresAt: Date }>): Promise<string>;
  /** @returns the address, null for an unknown or ended session */
  provenBy(secret: string, at: Date): Promise<string | null>;
  endSession(secret: string): Promise<void>;
  /** The company of the address; null: none was kept. */
  companyOf(email: string): Promise<Buyer | null>;
  keepCompany(email: string, company: Buyer, at: Date): Promise<void>;
  forgetCompany(email: string): Promise<void>;
  /** @returns the id of a new request; null: the address has one already */
  addErasureRequest(email: string, at: Date): Promise<number | null>;
  /** Deletes links and sessions that have ended. */
  forgetEnded(at: Date): Promise<void>;
}
