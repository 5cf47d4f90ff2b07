import type { StoredFacts } from '#modules/invoices/domain/chain-facts.ts';
import type { SeriesHead, StoredDocument } from '#modules/invoices/domain/number-chain.ts';
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

  async headOf({
    merchantId,
    series,
  }: Pick<SeriesHead, 'merchantId' | 'series'>): Promise<SeriesHead | null> {
    const heads = await this.heads();
    return heads.find((one) => one.merchantId === merchantId && one.series === series) ?? null;
  }

  async *documents(head: SeriesHead): AsyncGenerator<StoredDocument> {
    for (const { document, previousHash, documentHash, lifecycle } of this.#of(head)) {
      const { number, issueDate } = document;
      const { annulledAt, annulmentReason } = lifecycle;
      const annulment = annulledAt === null ? null : { annulledAt, reason: annulmentReason ?? '' };
      const { status, paid, credited, paidAt } = lifecycle;
      const amounts = { paidMinor: Number(paid.minor), creditedMinor: Number(credited.minor) };
      const columns = { status, ...amounts, paidAt };
      yield { number, issueDate, previousHash, documentHash, document, annulment, paid: columns };
    }
  }

  async facts(head: SeriesHead): Promise<StoredFacts> {
    const documents = this.#of(head);
    const annulments = documents.flatMap(({ id, document: { number } }) => {
      const annulment = this.#deps.invoices.annulmentOf(id);
      return annulment === undefined ? [] : [{ number, ...annulment }];
    });
    const ids = new Set(documents.map(({ id }) => id));
    const credits = documents.flatMap(({ credits: of, document: { number } }) =>
      of.map((credit) => ({ number, ...credit })),
    );
    const payments = this.#deps.invoices.paymentFacts((id) => ids.has(id));
    return { annulments, ...payments, originals: [], credits };
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
