import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { draftProblems, type PartialDraft } from '../domain/draft-problems.ts';
import { actingMerchantOf } from './policies.ts';

type Deps = Readonly<{ merchants: MerchantDirectory; clock: Clock }>;

/** Every problem of a draft that may be incomplete. @throws SignInNeeded, NotAllowed, MerchantMayNotAct */
export const validateDraft = async (
  { merchants, clock }: Deps,
  actor: Actor,
  draft: PartialDraft,
): Promise<FieldProblem[]> => {
  const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
  return draftProblems(draft, supplier.vatRegistration, businessDateOf(clock.now()));
};
