import { hasRole, isTrusted, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import { mustHold, type MerchantRight } from '#kernel/merchant-rights.ts';
import { maySee } from '#kernel/visibility.ts';
import {
  MerchantNotFound,
  mustNotBeSuspended,
  type MerchantDirectory,
  type MerchantRecord,
} from '#modules/merchants/index.ts';

type Deps = Readonly<{ directory: MerchantDirectory }>;

/** Whose months: the caller's own merchant, or one of the back office. */
export type Whose = 'OWN' | Readonly<{ merchantId: number }>;

const merchantIn = async ({ directory }: Deps, actor: Actor, merchantId: number): Promise<MerchantRecord> => {
  const isVisible = isTrusted(actor) || maySee(await directory.visibleTo(actor), merchantId);
  const merchant = isVisible ? await directory.byId(merchantId) : null;
  if (merchant === null) throw new MerchantNotFound();
  return merchant;
};

const ofCaller = async (
  deps: Deps,
  actor: Actor,
  right: MerchantRight,
  scope?: KeyScope,
): Promise<MerchantRecord> => {
  const merchant = await deps.directory.byId(mustHold(actor, right, scope));
  if (merchant === null) throw new MerchantNotFound();
  return merchant;
};

/**
 * The merchant whose months the actor may read: a member with EXPORT, the back office by its visibility.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, MerchantNotFound
 */
export const readerOf = async (deps: Deps, actor: Actor, whose: Whose): Promise<MerchantRecord> => {
  if (whose === 'OWN') return ofCaller(deps, actor, 'EXPORT', 'exports:read');
  if (!isTrusted(actor)) mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  return merchantIn(deps, actor, whose.merchantId);
};

/**
 * The merchant whose months the actor closes, opens again and sends: a member with WRITE_DOCUMENTS, an administrator, an
 * accountant of the merchant. SUPPORT only reads.
 * @throws MerchantSuspended, SignInNeeded, SecondFactorRequired, NotAllowed, MerchantNotFound
 */
export const closerOf = async (deps: Deps, actor: Actor, whose: Whose): Promise<MerchantRecord> => {
  if (whose === 'OWN') {
    await mustNotBeSuspended(actor, deps.directory);
    return ofCaller(deps, actor, 'WRITE_DOCUMENTS');
  }
  if (!isTrusted(actor)) mustHaveRole(actor, 'ADMIN', 'ACCOUNTANT');
  return merchantIn(deps, actor, whose.merchantId);
};

/** Whether the actor reads months of several merchants. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const mustReadMany = (actor: Actor): void => {
  if (!hasRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT'))
    mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
};
