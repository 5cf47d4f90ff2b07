import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { noAnchors, type Anchors } from '../domain/anchor.ts';
import { formatInvoiceNumber } from '../domain/invoice-number.ts';
import { verifySeries, type NumberFinding } from '../domain/number-chain.ts';
import type { NumberChains } from '../ports/number-chains.ts';

type Query = Readonly<{
  actor: Actor;
  /** Ends of the chains that are stored outside the database. */
  anchors?: Anchors;
  /** Called after each series. */
  onSeries?: (done: number, total: number) => void;
}>;
type Result = Readonly<{ series: number; findings: readonly NumberFinding[] }>;
type Deps = Readonly<{ chains: NumberChains; clock: Clock }>;

/**
 * Verifies all series: no number is missing or repeated, no document, annulment, payment or delivery of an original
 * was edited, moved, inserted or deleted after its issue, and what a document says of its payment follows from them.
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
    const { chains, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    const heads = await chains.heads();
    const findings: NumberFinding[] = [];
    for (const [place, head] of heads.entries()) {
      const evidence = {
        head,
        documents: chains.documents(head),
        facts: await chains.facts(head),
        today,
        anchors: anchors.of(head),
      };
      for await (const finding of verifySeries(evidence)) findings.push(finding);
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
    return { series: heads.length, findings };
  }
}
