import { NotAllowed, SecondFactorRequired, SignInNeeded } from './failure.ts';
import type { KeyScope } from './key-scopes.ts';
import type { MerchantRole } from './merchant-role.ts';

/** The roles of users; each user has one. */
export const roles = ['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] as const;
export type Role = (typeof roles)[number];

/** A user with a live session. */
export type SignedIn = Readonly<{
  kind: 'user';
  userId: number;
  username: string;
  role: Role;
  /** The merchant that the session acts for; null for other roles and without a membership. */
  merchantId: number | null;
  /** The role in the team of `merchantId`; absent: no membership, and no right. */
  merchantRole?: MerchantRole | null;
  /** The largest sum that a MANAGER refunds of one payment, in minor units of EUR; absent: nothing. */
  refundLimitMinor?: number | null;
  sessionId: string;
  /** When the password was last given in this session, at the sign-in or later; absent without a recent proof. */
  provedAt?: Date;
  /** Whether the user's e-mail is verified; absent: it is not. */
  isEmailVerified?: boolean;
  /** The account must have a second factor and has none: the session has no right but to set one up. */
  needsSecondFactor?: boolean;
  /** A member of staff reads the portal of `merchantId`: the session has the right SEE and no other. */
  isViewing?: true;
  /** More members than the plan of `merchantId` allows: the session has the right SEE and no other. */
  isBeyondPlan?: true;
}>;

/** A merchant's own program with an API key. It acts for one merchant, within its scopes. */
export type KeyActor = Readonly<{
  kind: 'key';
  keyId: string;
  merchantId: number;
  scopes: readonly KeyScope[];
  /** The version of its answers; absent: the current one. */
  version?: string;
}>;

/** The caller of a use-case. Part of every command: HTTP, jobs and the command line obey the same access rules. */
export type Actor =
  | Readonly<{ kind: 'anonymous' }>
  | SignedIn
  | KeyActor
  /** The product itself: a webhook, a schedule, a job. */
  | Readonly<{
      kind: 'system';
      name: string;
      /** The merchant that it acts for, at the request of a payer. */ actsFor?: number;
    }>
  /** A person at the command line of the installation; may do what an ADMIN may, and act for a merchant. */
  | Readonly<{ kind: 'operator'; name: string; actsFor?: number }>;

/** The actor of a call without a session. */
export const anonymous: Actor = { kind: 'anonymous' };
/** @param name the process or job, `reconciler`; it is part of history and audit rows */
export const system = (name: string): Actor => ({ kind: 'system', name });
/** The product where it acts for a merchant. */
export const systemFor = (name: string, merchantId: number): Actor => ({
  kind: 'system',
  name,
  actsFor: merchantId,
});

/** The actor as history and audit rows store it: `user:5`, `key:7f3k2q9a`, `operator:root`, `system:reconciler`, `anonymous`. */
export const nameOf = (actor: Actor): string =>
  actor.kind === 'anonymous'
    ? 'anonymous'
    : actor.kind === 'user'
      ? `user:${actor.userId}`
      : actor.kind === 'key'
        ? `key:${actor.keyId}`
        : `${actor.kind}:${actor.name}`;

/** Callers over the network, whose calls are limited one by one; operators and the system have no limits. */
export const hasCallLimits = (actor: Actor): boolean => actor.kind === 'user' || actor.kind === 'key';

/** The id of a user; null for every other actor. */
export const userIdOf = (actor: Actor): number | null => (actor.kind === 'user' ? actor.userId : null);

/** Whether a member of staff reads the portal of a merchant: nothing is changed. */
export const isViewing = (actor: Actor): boolean => actor.kind === 'user' && actor.isViewing === true;

/** Whether a member of staff views the merchant, or its plan allows fewer members: the right SEE and no other. */
export const onlySees = (actor: Actor): boolean =>
  isViewing(actor) || (actor.kind === 'user' && actor.isBeyondPlan === true);

const lacksFactor = (actor: Actor): boolean => actor.kind === 'user' && actor.needsSecondFactor === true;

/** Passes every actor but a user who must set up a second factor first. @throws SecondFactorRequired */
export const mustNotLackFactor = (actor: Actor): void => {
  if (lacksFactor(actor)) throw new SecondFactorRequired();
};

/** An ADMIN or an operator of the command line; no user who must set up a second factor first. */
export const isAdmin = (actor: Actor): boolean =>
  actor.kind === 'operator' || (actor.kind === 'user' && actor.role === 'ADMIN' && !lacksFactor(actor));

/** Reads everything: administrators, operators and the product itself. */
export const isTrusted = (actor: Actor): boolean => isAdmin(actor) || actor.kind === 'system';

/**
 * Whether the actor is a user of one of the roles, with the rights of it; an operator has the role ADMIN, a key the role
 * MERCHANT: what it may do there, `mustHold` and `mustHoldAsMember` decide by its scopes.
 */
export const hasRole = (actor: Actor, ...wanted: Role[]): boolean =>
  (actor.kind === 'operator' && wanted.includes('ADMIN')) ||
  (actor.kind === 'key' && wanted.includes('MERCHANT')) ||
  (actor.kind === 'user' && wanted.includes(actor.role) && !lacksFactor(actor));

/** Passes users of one of the roles. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const mustHaveRole = (actor: Actor, ...wanted: Role[]): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  mustNotLackFactor(actor);
  if (!hasRole(actor, ...wanted)) throw new NotAllowed();
};
