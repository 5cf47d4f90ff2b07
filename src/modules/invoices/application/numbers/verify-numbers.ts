import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { noAnchors, type Anchors } from '../../domain/numbers/anchor.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';
import { verifySeries, type NumberFinding } from '../../domain/numbers/number-chain.ts';
import type { SeriesHead } from '../../domain/numbers/stored-document.ts';
import type { NumberChains } from '../../ports/number-chains.ts';

type Query = Readonly<{
  actor: Actor;
  /** Ends of the chains that are stored outside the database. */
  anchors?: Anchors;
  /** Called after each series. */
  onSeries?: (done: number, total: number) => void;
}>;
/** A document that is proven by the correction of its proof. */
type CorrectedDocument = Omit<NumberFinding, 'fault'>;
type Verified = Readonly<{
  findings: readonly NumberFinding[];
  /** Notes, not faults. */
  corrected: readonly CorrectedDocument[];
}>;
type Result = Verified & Readonly<{ series: number }>;
type Deps = Readonly<{
  chains: NumberChains;
  clock: Clock;
  /** SHA-256 of a text, hexadecimal. */
  digest: (text: string) => string;
}>;

/** How often a series is read that grows each time. */
const mostReadings = 10;

/**
 * Verifies all series: no number is missing or repeated, no document, annulment, payment or delivery of an original
 * was edited, moved, inserted or deleted after its issue, and what a document says of its payment follows from them. A
 * document whose stored texts lost letters is proven by the correction of its proof.
 */
export class VerifyNumbers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, anchors = noAnchors, onSeries }: Query): Promise<Result> {
    mustHaveRole(actor, 'ADMIN');
    return this.verify(anchors, onSeries);
  }

  /** Without an actor check: for the doctor, which only the operator of the machine runs. */
  async verify(anchors: Anchors = noAnchors, onSeries?: Query['onSeries']): Promise<Result> {
    const { chains } = this.#deps;
    const heads = await chains.heads();
    const findings: NumberFinding[] = [];
    const corrected: CorrectedDocument[] = [];
    for (const [place, head] of heads.entries()) {
      const verified = await this.#verifySeries(head, anchors);
      findings.push(...verified.findings);
      corrected.push(...verified.corrected);
      onSeries?.(place + 1, heads.length);
    }
    for (const { merchantId, series, number } of await chains.wronglyPaid()) {
      findings.push({
        merchantId,
        series,
        invoiceNumber: formatInvoiceNumber(series, number),
        fault: 'PAYMENT',
      });
    }
    findings.push(...anchors.without(heads));
    return { series: heads.length, findings, corrected };
  }

  /** Verifies the LEGAL series of one merchant. Without an actor check: the caller has checked the right. */
  async verifyMerchant(merchantId: number): Promise<readonly NumberFinding[]> {
    const head = await this.#deps.chains.headOf({ merchantId, series: 'LEGAL' });
    return head === null ? [] : (await this.#verifySeries(head, noAnchors)).findings;
  }

  /** A series that grew while it was read is read again: its end differs from what was read before. */
  async #verifySeries(head: SeriesHead, anchors: Anchors): Promise<Verified> {
    let current = head;
    for (let left = mostReadings; ; left -= 1) {
      const verified = await this.#readSeries(current, anchors);
      if (verified.findings.length === 0 || left === 1) return verified;
      const now = await this.#deps.chains.headOf(head);
      if (now === null || now.lastHash === current.lastHash) return verified;
      current = now;
    }
  }

  async #readSeries(head: SeriesHead, anchors: Anchors): Promise<Verified> {
    const { chains, clock, digest } = this.#deps;
    const facts = await chains.facts(head);
    const evidence = {
      head,
      documents: chains.documents(head),
      facts,
      today: businessDateOf(clock.now()),
      anchors: anchors.of(head),
      digest,
    };
    const findings: NumberFinding[] = [];
    for await (const finding of verifySeries(evidence)) findings.push(finding);
    const { merchantId, series } = head;
    const faulty = new Set(findings.map(({ invoiceNumber }) => invoiceNumber));
    const corrected = facts.corrections
      .map(({ number }) => ({ merchantId, series, invoiceNumber: formatInvoiceNumber(series, number) }))
      .filter(({ invoiceNumber }) => !faulty.has(invoiceNumber));
    return { findings, corrected };
  }
}
