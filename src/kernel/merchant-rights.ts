import { mustHaveRole, onlySees, type Actor, type KeyActor } from './actor.ts';
import { NotAllowed, NotForKeys, ScopeMissing } from './failure.ts';
import { scopesHold, type KeyScope } from './key-scopes.ts';
import type { MerchantRole } from './merchant-role.ts';

/**
 * The rights of members. SEE covers payments, links and documents; a CASHIER sees only today's records of the own
 * links. WRITE_DOCUMENTS covers sending, too; MANAGE_MERCHANT covers profile, bank account, series, team and plan.
 */
const merchantRights = [
  'SEE',
  'CREATE_LINKS',
  'WRITE_DOCUMENTS',
  'ANNUL_DOCUMENTS',
  'REFUND',
  'EXPORT',
  'MANAGE_MERCHANT',
] as const;
export type MerchantRight = (typeof merchantRights)[number];

/** The rights of each role. A MANAGER refunds up to the limit of the membership. */
const rightsOf: Readonly<Record<MerchantRole, readonly MerchantRight[]>> = {
  OWNER: merchantRights,
  MANAGER: ['SEE', 'CREATE_LINKS', 'WRITE_DOCUMENTS', 'ANNUL_DOCUMENTS', 'REFUND', 'EXPORT'],
  CASHIER: ['SEE', 'CREATE_LINKS'],
  VIEWER: ['SEE', 'EXPORT'],
  BOOKKEEPER: ['SEE', 'WRITE_DOCUMENTS', 'EXPORT'],
};

/** Whether a member has the right; false without a membership. */
export const roleHolds = (role: MerchantRole | null | undefined, right: MerchantRight): boolean =>
  role !== null && role !== undefined && rightsOf[role].includes(right);

/**
 * Whether a user holds the right in the team of the merchant; staff who views a merchant, and a member beyond the
 * plan, hold SEE only. For what an answer leaves out: what is read checks by `mustHold`.
 */
export const mayHold = (actor: Actor, right: MerchantRight): boolean =>
  actor.kind === 'user' && (right === 'SEE' || !onlySees(actor)) && roleHolds(actor.merchantRole, right);

/**
 * Refuses a key without the scope, and every key where none is named.
 * @throws NotForKeys, ScopeMissing
 */
export const mustHaveScope = (actor: KeyActor, scope: KeyScope | undefined): void => {
  if (scope === undefined) throw new NotForKeys();
  if (!scopesHold(actor.scopes, scope)) throw new ScopeMissing(scope);
};

/**
 * Refuses a MERCHANT whose role in the team lacks the right, staff who views a merchant and a member beyond the plan
 * every right but SEE, and a key without the scope; other actors pass: their rights follow from their role.
 * @param scope absent: no key may do it
 * @throws SecondFactorRequired, NotAllowed, NotForKeys, ScopeMissing
 */
export const mustHoldAsMember = (actor: Actor, right: MerchantRight, scope?: KeyScope): void => {
  if (actor.kind === 'key') return mustHaveScope(actor, scope);
  if (actor.kind !== 'user' || actor.role !== 'MERCHANT') return;
  mustHaveRole(actor, 'MERCHANT');
  if (onlySees(actor) && right !== 'SEE') throw new NotAllowed();
  if (!roleHolds(actor.merchantRole, right)) throw new NotAllowed();
};

/**
 * The merchant of a MERCHANT whose role in the team has the right, of a key with the scope, or the one that an operator
 * or the product acts for.
 * @param scope absent: no key may do it
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, ScopeMissing
 */
export const mustHold = (actor: Actor, right: MerchantRight, scope?: KeyScope): number => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined) {
    return actor.actsFor;
  }
  mustHaveRole(actor, 'MERCHANT');
  mustHoldAsMember(actor, right, scope);
  if (actor.kind === 'key') return actor.merchantId;
  if (actor.kind !== 'user' || actor.merchantId === null) throw new NotAllowed();
  return actor.merchantId;
};
