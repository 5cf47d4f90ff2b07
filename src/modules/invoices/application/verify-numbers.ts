import { mustHaveRole, type Actor } from '#kernel/actor.ts';
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
type Deps = Readonly<{ chains: NumberChains }>;

/**
 * Verifies all series: no number is missing or repeated, no document or annulment was edited, moved, inserted or
 * deleted after its issue, and each paid invoice has the time of its payment.
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
    for (const [place, head] of heads.entries()) {
      const evidence = {
        head,
        documents: chains.documents(head),
        annulments: await chains.annulments(head),
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
