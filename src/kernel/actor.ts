import { NotAllowed, SignInNeeded } from './failure.ts';

/** The roles of users; each user has one. */
export const roles = ['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] as const;
export type Role = (typeof roles)[number];

/** A user with a live session. */
export type SignedIn = Readonly<{
  kind: 'user';
  userId: number;
  username: string;
  role: Role;
  merchantId: number | null;
  sessionId: string;
  /** When the password was last given in this session, at the sign-in or later; absent without a recent proof. */
  provedAt?: Date;
}>;

/** The caller of a use-case. Part of every command: HTTP, jobs and the command line obey the same access rules. */
export type Actor =
  | Readonly<{ kind: 'anonymous' }>
  | SignedIn
  /** The product itself: a webhook, a schedule, a job. */
  | Readonly<{ kind: 'system'; name: string }>
  /** A person at the command line of the installation; may do what an ADMIN may, and act for a merchant. */
  | Readonly<{ kind: 'operator'; name: string; actsFor?: number }>;

/** The actor of a call without a session. */
export const anonymous: Actor = { kind: 'anonymous' };
/** @param name the process or job, `reconciler`; it is part of history and audit rows */
export const system = (name: string): Actor => ({ kind: 'system', name });

/** The actor as history and audit rows store it: `user:5`, `operator:root`, `system:reconciler`, `anonymous`. */
export const nameOf = (actor: Actor): string =>
  actor.kind === 'anonymous'
    ? 'anonymous'
    : actor.kind === 'user'
      ? `user:${actor.userId}`
      : `${actor.kind}:${actor.name}`;

/** An ADMIN or an operator of the command line. */
export const isAdmin = (actor: Actor): boolean =>
  actor.kind === 'operator' || (actor.kind === 'user' && actor.role === 'ADMIN');

/** Reads everything: administrators, operators and the product itself. */
export const isTrusted = (actor: Actor): boolean => isAdmin(actor) || actor.kind === 'system';

/** Whether the actor is a user of one of the roles; an operator has the role ADMIN. */
export const hasRole = (actor: Actor, ...wanted: Role[]): boolean =>
  (actor.kind === 'operator' && wanted.includes('ADMIN')) ||
  (actor.kind === 'user' && wanted.includes(actor.role));

/** Passes users of one of the roles. @throws SignInNeeded, NotAllowed */
export const mustHaveRole = (actor: Actor, ...wanted: Role[]): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!hasRole(actor, ...wanted)) throw new NotAllowed();
};

/** The merchant of a MERCHANT, or the one that an operator acts for. @throws SignInNeeded, NotAllowed */
export const ownMerchantOf = (actor: Actor): number => {
  if (actor.kind === 'operator' && actor.actsFor !== undefined) return actor.actsFor;
  mustHaveRole(actor, 'MERCHANT');
  if (actor.kind !== 'user' || actor.merchantId === null) throw new NotAllowed();
  return actor.merchantId;
};
