import type { BusinessDate } from '#kernel/business-date.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import { token } from '#kernel/token.ts';
import type { CustomerDocument } from '../domain/statement.ts';

/** A buyer of documents that point to no customer. */
export type PastBuyer = Readonly<{
  name: string;
  email: string | null;
  address: string | null;
  taxId: string | null;
  vatNumber: string | null;
  /** ISO 3166-1 alpha-2; null on older documents. */
  country: string | null;
  /** Of a company without a number; null for all others. */
  kind: 'COMPANY' | null;
  /** Documents to this buyer. */
  documents: number;
  lastIssueDate: BusinessDate;
}>;

/** Documents of customers; implemented by the invoices module. */
export interface DocumentsOfCustomers {
  /** Documents of the customer issued until the day, in the order of issue; without test and annulled ones. */
  of(
    request: Readonly<{ customerId: number; until: BusinessDate; records: RecordVisibility }>,
  ): Promise<readonly CustomerDocument[]>;
  /**
   * Buyers of documents without a customer, by EIK or else by e-mail, as on the latest document; the latest buyer
   * first. Without test and annulled documents.
   */
  pastBuyers(merchantId: number): Promise<readonly PastBuyer[]>;
}
export const DocumentsOfCustomers = token<DocumentsOfCustomers>('customers.DocumentsOfCustomers');
