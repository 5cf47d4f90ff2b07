import type { SeriesHead, StoredAnnulment, StoredDocument } from '#modules/invoices/domain/number-chain.ts';
import type { NumberChains } from '#modules/invoices/ports/number-chains.ts';
import type { InMemoryInvoiceNumbers } from './in-memory-invoice-numbers.ts';
import type { InMemoryInvoices } from './in-memory-invoices.ts';

type Deps = Readonly<{ invoices: InMemoryInvoices; numbers: InMemoryInvoiceNumbers }>;

/** The chains of the invoices in memory. */
export class InMemoryNumberChains implements NumberChains {
  readonly #deps: Deps;
  /** Result of `wronglyPaid`, filled by tests. */
  readonly paidWrongly: { merchantId: number; series: SeriesHead['series']; number: number }[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async heads(): Promise<readonly SeriesHead[]> {
    return this.#deps.numbers.heads;
  }

  async *documents(head: SeriesHead): AsyncGenerator<StoredDocument> {
    for (const { document, previousHash, documentHash, lifecycle } of this.#of(head)) {
      const { number, issueDate } = document;
      const { annulledAt, annulmentReason } = lifecycle;
      const annulment = annulledAt === null ? null : { annulledAt, reason: annulmentReason ?? '' };
      yield { number, issueDate, previousHash, documentHash, document, annulment };
    }
  }

  async annulments(head: SeriesHead): Promise<readonly StoredAnnulment[]> {
    return this.#of(head).flatMap(({ id, document: { number } }) => {
      const annulment = this.#deps.invoices.annulmentOf(id);
      return annulment === undefined ? [] : [{ number, ...annulment }];
    });
  }

  async wronglyPaid(): ReturnType<NumberChains['wronglyPaid']> {
    return this.paidWrongly;
  }

  #of({ merchantId, series }: SeriesHead) {
    return this.#deps.invoices.all
      .filter(({ document }) => document.merchantId === merchantId && document.series === series)
      .toSorted((one, other) => one.document.number - other.document.number);
  }
}
