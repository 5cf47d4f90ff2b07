import { isTrusted, mustHaveRole, mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { MerchantSuspended } from '../domain/failures.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import type { MerchantDirectory } from './merchant-directory.ts';

/** ADMIN, operators and the system manage merchants. @throws SignInNeeded, NotAllowed */
export const mustManageMerchants = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  mustNotLackFactor(actor);
  if (!isTrusted(actor)) throw new NotAllowed();
};

/** SUPPORT may only suspend, with a reason. @throws SignInNeeded, NotAllowed */
export const mustSetStatus = (
  actor: Actor,
  { status, reason }: Readonly<{ status: MerchantStatus; reason?: string | undefined }>,
): void => {
  const isPause = status === 'SUSPENDED' && reason !== undefined && reason !== '';
  if (isPause && actor.kind === 'user' && actor.role === 'SUPPORT') mustHaveRole(actor, 'SUPPORT');
  else mustManageMerchants(actor);
};

/** The back office lists merchants. @throws SignInNeeded, NotAllowed */
export const mustReadMerchants = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
};

/** ADMIN and SUPPORT read the history and user accounts of merchants. @throws SignInNeeded, NotAllowed */
export const mustReadHistory = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
};

/** Passes every caller with a session, operators and the system. @throws SignInNeeded */
export const mustNotBeAnonymous = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  mustNotLackFactor(actor);
};

/** Refuses writes of users and keys whose merchant is SUSPENDED or INACTIVE. @throws MerchantSuspended */
export const mustNotBeSuspended = async (actor: Actor, merchants: MerchantDirectory): Promise<void> => {
  if (actor.kind !== 'key' && (actor.kind !== 'user' || actor.role !== 'MERCHANT')) return;
  if (actor.merchantId === null) return;
  const merchant = await merchants.byId(actor.merchantId);
  if (merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE') throw new MerchantSuspended();
};
