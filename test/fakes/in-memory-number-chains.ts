import type { StoredCorrection, StoredFacts } from '#modules/invoices/domain/numbers/chain-facts.ts';
import { ProofCorrected } from '#modules/invoices/domain/failures.ts';
import type { SeriesHead, StoredDocument } from '#modules/invoices/domain/numbers/stored-document.ts';
import { correctionHash, type ProofCorrection } from '#modules/invoices/domain/numbers/proof-correction.ts';
import type { NumberChains, NumberRange } from '#modules/invoices/ports/number-chains.ts';
import type { InMemoryInvoiceNumbers } from './in-memory-invoice-numbers.ts';
import type { InMemoryInvoices } from './in-memory-invoices.ts';

type Deps = Readonly<{ invoices: InMemoryInvoices; numbers: InMemoryInvoiceNumbers }>;

/** The chains of the invoices in memory. */
export class InMemoryNumberChains implements NumberChains {
  readonly #deps: Deps;
  /** Result of `wronglyPaid`, filled by tests. */
  readonly paidWrongly: { merchantId: number; series: SeriesHead['series']; number: number }[] = [];

  readonly #corrections: (StoredCorrection & ProofCorrection)[] = [];

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
    for (const { id, document, previousHash, documentHash, lifecycle } of this.#of(head)) {
      const { number, issueDate } = document;
      const { annulledAt, annulmentReason } = lifecycle;
      const annulment = annulledAt === null ? null : { annulledAt, reason: annulmentReason ?? '' };
      const { status, paid, credited, paidAt } = lifecycle;
      const amounts = { paidMinor: Number(paid.minor), creditedMinor: Number(credited.minor) };
      const columns = { status, ...amounts, paidAt };
      yield { id, number, issueDate, previousHash, documentHash, document, annulment, paid: columns };
    }
  }

  async facts(head: SeriesHead, { from, to }: NumberRange = { from: 1, to: Infinity }): Promise<StoredFacts> {
    const isAmong = ({ number }: Readonly<{ number: number }>): boolean => number >= from && number <= to;
    const documents = this.#of(head).filter(({ document }) => isAmong(document));
    const annulments = documents.flatMap(({ id, document: { number } }) => {
      const annulment = this.#deps.invoices.annulmentOf(id);
      return annulment === undefined ? [] : [{ number, ...annulment }];
    });
    const ids = new Set(documents.map(({ id }) => id));
    const credits = documents.flatMap(({ credits: of, document: { number } }) =>
      of.map((credit) => ({ number, ...credit })),
    );
    const payments = this.#deps.invoices.paymentFacts((id) => ids.has(id));
    const corrections = this.#corrections.filter(
      (one) => one.merchantId === head.merchantId && one.series === head.series && isAmong(one),
    );
    return { annulments, ...payments, originals: [], corrections, credits };
  }

  async correctProof(_: number, correction: ProofCorrection): Promise<string> {
    const { merchantId, series, documentHash } = correction;
    if (this.#corrections.some((one) => one.documentHash === documentHash)) throw new ProofCorrected();
    const previousHash = this.#deps.numbers.headOf(merchantId, series).lastHash!;
    const hash = await correctionHash(correction, previousHash);
    this.#corrections.push({ ...correction, previousHash, correctionHash: hash });
    this.#deps.numbers.endChain(merchantId, series, hash);
    return hash;
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
