import { NotAllowed, SignInNeeded } from './failure.ts';

export const roles = ['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] as const;
export type Role = (typeof roles)[number];

export type SignedIn = Readonly<{
  kind: 'user';
  userId: number;
  username: string;
  role: Role;
  merchantId: number | null;
  sessionId: string;
  /** When the password was last given in this session, at the sign-in or later; without it there is no proof. */
  provedAt?: Date;
}>;

/** Who asks. Part of every command, so that HTTP, jobs and the command line keep the same law. */
export type Actor =
  | Readonly<{ kind: 'anonymous' }>
  | SignedIn
  /** The product itself: a webhook, a schedule, a job. */
  | Readonly<{ kind: 'system'; name: string }>
  /** A person at the command line of the installation; may do what an ADMIN may, and act for a merchant. */
  | Readonly<{ kind: 'operator'; name: string; actsFor?: number }>;

export const anonymous: Actor = { kind: 'anonymous' };
export const system = (name: string): Actor => ({ kind: 'system', name });

/** How history and audit rows name the actor. */
export const nameOf = (actor: Actor): string =>
  actor.kind === 'anonymous'
    ? 'anonymous'
    : actor.kind === 'user'
      ? `user:${actor.userId}`
      : `${actor.kind}:${actor.name}`;

export const isAdmin = (actor: Actor): boolean =>
  actor.kind === 'operator' || (actor.kind === 'user' && actor.role === 'ADMIN');

/** Reads everything: administrators, operators and the product itself. */
export const isTrusted = (actor: Actor): boolean => isAdmin(actor) || actor.kind === 'system';

export const hasRole = (actor: Actor, ...wanted: Role[]): boolean =>
  (actor.kind === 'operator' && wanted.includes('ADMIN')) ||
  (actor.kind === 'user' && wanted.includes(actor.role));

/** @throws SignInNeeded, NotAllowed */
export const mustHaveRole = (actor: Actor, ...wanted: Role[]): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!hasRole(actor, ...wanted)) throw new NotAllowed();
};

/** The merchant in whose name a MERCHANT, or an operator for one, acts. @throws SignInNeeded, NotAllowed */
export const ownMerchantOf = (actor: Actor): number => {
  if (actor.kind === 'operator' && actor.actsFor !== undefined) return actor.actsFor;
  mustHaveRole(actor, 'MERCHANT');
  if (actor.kind !== 'user' || actor.merchantId === null) throw new NotAllowed();
  return actor.merchantId;
};
