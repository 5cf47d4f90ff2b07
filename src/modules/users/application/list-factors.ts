import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import {
  confirmed,
  mustHaveFactor,
  type SecondFactor,
  type SecondFactorPolicy,
} from '../domain/second-factor.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Users } from '../ports/users.ts';
import { getUser } from './get-user.ts';
import { mustHaveSession, mustManageUsers } from './policies.ts';

type Deps = Readonly<{
  factors: SecondFactors;
  users: Users;
  factorPolicy: SecondFactorPolicy;
}>;

/** A second factor as lists show it. */
export type ListedFactor = Pick<SecondFactor, 'id' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'> &
  Readonly<{ isBackedUp: boolean }>;
export type ListedFactors = Readonly<{
  factors: readonly ListedFactor[];
  recoveryCodesLeft: number;
  /** Whether the account must have a second factor. */
  isRequired: boolean;
}>;

const factorsOf = async ({ factors, users, factorPolicy }: Deps, userId: number): Promise<ListedFactors> => {
  const { role } = (await getUser(users, userId)).toRecord();
  const listed = confirmed(await factors.ofUser(userId)).map((factor) => {
    const { id, kind, name, createdAt, lastUsedAt } = factor;
    const isBackedUp = factor.kind === 'PASSKEY' && factor.isBackedUp;
    return { id, kind, name, createdAt, lastUsedAt, isBackedUp };
  });
  return {
    factors: listed,
    recoveryCodesLeft: await factors.countCodes(userId),
    isRequired: mustHaveFactor(role, factorPolicy),
  };
};

/** Second factors of the caller. @throws SignInNeeded */
export const listOwnFactors = async (deps: Deps, actor: Actor): Promise<ListedFactors> => {
  mustHaveSession(actor);
  return factorsOf(deps, actor.userId);
};

/** Second factors of any user. @throws SignInNeeded, NotAllowed, UserNotFound */
export type ListFactorsOfUser = (actor: Actor, userId: number) => Promise<ListedFactors>;
export const ListFactorsOfUser = token<ListFactorsOfUser>('users.ListFactorsOfUser');

export const listFactorsOfUser =
  (deps: Deps): ListFactorsOfUser =>
  async (actor, userId) => {
    mustManageUsers(actor);
    return factorsOf(deps, userId);
  };
