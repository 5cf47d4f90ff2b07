import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { draftProblems, type PartialDraft } from '../domain/draft-problems.ts';
import { actingMerchantOf } from './policies.ts';

type Query = Readonly<{ actor: Actor; draft: PartialDraft }>;
type Deps = Readonly<{ merchants: MerchantDirectory; clock: Clock }>;

/** What issuing would refuse of a draft that is not whole: people hear of everything in one round. */
export class ExamineDraft {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct */
  async execute({ actor, draft }: Query): Promise<FieldProblem[]> {
    const { merchants, clock } = this.#deps;
    const supplier = await actingMerchantOf(actor, merchants);
    return draftProblems(draft, supplier.vatRegistration, businessDateOf(clock.now()));
  }
}
