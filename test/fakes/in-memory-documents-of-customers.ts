import { maySeeRecord } from '#kernel/records-visible-to.ts';
import type { CustomerDocument, DocumentsOfCustomers, PastBuyer } from '#modules/customers/index.ts';

type Buyer = Pick<PastBuyer, 'name' | 'email' | 'address' | 'taxId' | 'vatNumber' | 'country' | 'kind'>;
type Issued = Readonly<{
  merchantId: number;
  customerId: number | null;
  /** The creator of the payment link. */
  createdBy: number | null;
  issuedAt: Date;
  buyer: Buyer;
  document: CustomerDocument;
}>;

const keyOf = ({ taxId, email }: Buyer): string | null => taxId ?? email?.toLowerCase() ?? null;

/** Documents in the order in which they were issued; none is a test document or annulled. */
export class InMemoryDocumentsOfCustomers implements DocumentsOfCustomers {
  readonly #issued: Issued[] = [];

  issue(issued: Issued): void {
    this.#issued.push(issued);
  }

  async of({ customerId, until, records }: Parameters<DocumentsOfCustomers['of']>[0]) {
    return this.#issued
      .filter((one) => one.customerId === customerId && one.document.issueDate <= until)
      .filter(({ createdBy, issuedAt }) => maySeeRecord(records, { createdBy, at: issuedAt }))
      .map(({ document }) => document);
  }

  async pastBuyers(merchantId: number): Promise<readonly PastBuyer[]> {
    const own = this.#issued.filter(
      (one) => one.merchantId === merchantId && one.customerId === null && one.document.type === 'INVOICE',
    );
    const keys = new Set(own.map(({ buyer }) => keyOf(buyer)).filter((key) => key !== null));
    const proposed = [...keys].map((key): PastBuyer => {
      const those = own.filter(({ buyer }) => keyOf(buyer) === key);
      const { buyer, document } = those.at(-1)!;
      return { ...buyer, documents: those.length, lastIssueDate: document.issueDate };
    });
    return proposed.toSorted(
      (one, other) =>
        other.lastIssueDate.localeCompare(one.lastIssueDate) || one.name.localeCompare(other.name, 'bg'),
    );
  }
}
