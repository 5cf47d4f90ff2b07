import { isTrusted, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { MerchantSuspended } from '../domain/failures.ts';
import type { MerchantDirectory } from './merchant-directory.ts';

/** Administrators, operators and the product itself decide about merchants. @throws SignInNeeded, NotAllowed */
export const mustManageMerchants = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!isTrusted(actor)) throw new NotAllowed();
};

/** The list is for the back office. @throws SignInNeeded, NotAllowed */
export const mustReadMerchants = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
};

/** What the back office tells itself about merchants and payments. @throws SignInNeeded, NotAllowed */
export const mustReadHistory = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
};

/** @throws SignInNeeded */
export const mustNotBeAnonymous = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
};

/** A merchant's user writes only while the merchant is not suspended or inactive. @throws MerchantSuspended */
export const mustNotBeSuspended = async (actor: Actor, merchants: MerchantDirectory): Promise<void> => {
  if (actor.kind !== 'user' || actor.role !== 'MERCHANT' || actor.merchantId === null) return;
  const merchant = await merchants.byId(actor.merchantId);
  if (merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE') throw new MerchantSuspended();
};
