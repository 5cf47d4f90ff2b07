import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { ApiKey } from '../domain/api-key.ts';
import { KeyNotFound } from '../domain/key-failures.ts';
import type { ApiKeys } from '../ports/api-keys.ts';
import type { Networks } from './networks.ts';

/** An operator of the command line who acts for no merchant manages every key. */
const managesAll = (actor: Actor): boolean => actor.kind === 'operator' && actor.actsFor === undefined;

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys */
export const mustManageKeys = (actor: Actor): void => {
  if (!managesAll(actor)) mustHold(actor, 'MANAGE_MERCHANT');
};

/**
 * For new keys: a person with a verified e-mail and a recent proof; an operator has neither.
 * @throws EmailUnverified, ProofNeeded, NotForKeys, MerchantSuspended
 */
export const mustBeProvedOwner = async (
  { clock, directory }: Readonly<{ clock: Clock; directory: MerchantDirectory }>,
  actor: Actor,
): Promise<void> => {
  requireVerifiedEmail(actor);
  requireRecentProof(actor, clock);
  await mustNotBeSuspended(actor, directory);
};

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, KeyNotFound */
const managed = (actor: Actor, key: ApiKey | null): ApiKey => {
  const isManaged = managesAll(actor) || key?.merchantId === mustHold(actor, 'MANAGE_MERCHANT');
  if (key === null || !isManaged) throw new KeyNotFound();
  return key;
};

type Keys = Readonly<{ keys: ApiKeys }>;

/** The key that the actor manages. @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, KeyNotFound */
export const findManagedKey = async ({ keys }: Keys, actor: Actor, id: string): Promise<ApiKey> =>
  managed(actor, await keys.find(id));

/** The same, locked. @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, KeyNotFound */
export const lockManagedKey = async ({ keys }: Keys, actor: Actor, id: string): Promise<ApiKey> =>
  managed(actor, await keys.lock(id));

/** One problem for all of them: the contract names fields, not their parts. */
export const networkProblems = (known: Networks, networks: readonly string[] = []): FieldProblem[] => {
  const wrong = networks.find((network) => !known.isNetwork(network));
  return wrong === undefined
    ? []
    : [{ field: 'networks', code: 'fields.network', params: { network: wrong } }];
};
