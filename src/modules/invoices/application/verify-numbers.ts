import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { examineSeries, type NumberFinding } from '../domain/number-chain.ts';
import type { NumberChains } from '../ports/number-chains.ts';

type Query = Readonly<{ actor: Actor }>;
type Result = Readonly<{ series: number; findings: readonly NumberFinding[] }>;
type Deps = Readonly<{ chains: NumberChains }>;

/** Proves that no number is missing or twice, and that no document was edited, moved or slipped in since it was issued. */
export class VerifyNumbers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor }: Query): Promise<Result> {
    const { chains } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    const heads = await chains.heads();
    const findings: NumberFinding[] = [];
    for (const head of heads) {
      for await (const finding of examineSeries(head, chains.documents(head))) findings.push(finding);
    }
    return { series: heads.length, findings };
  }
}
