import { mustHaveRole, type Actor } from './actor.ts';
import { NotAllowed } from './failure.ts';
import type { MerchantRole } from './merchant-role.ts';

/**
 * The rights of members. SEE covers payments, links and documents; a CASHIER sees only today's records of the own
 * links. WRITE_DOCUMENTS covers sending, too; MANAGE_MERCHANT covers profile, bank account, series, team and plan.
 */
export const merchantRights = [
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
export const rightsOf: Readonly<Record<MerchantRole, readonly MerchantRight[]>> = {
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
 * Refuses a MERCHANT whose role in the team lacks the right; other actors pass: their rights follow from their role.
 * @throws SecondFactorRequired, NotAllowed
 */
export const mustHoldAsMember = (actor: Actor, right: MerchantRight): void => {
  if (actor.kind !== 'user' || actor.role !== 'MERCHANT') return;
  mustHaveRole(actor, 'MERCHANT');
  if (!roleHolds(actor.merchantRole, right)) throw new NotAllowed();
};

/**
 * The merchant of a MERCHANT whose role in the team has the right, or the one that an operator acts for.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed
 */
export const mustHold = (actor: Actor, right: MerchantRight): number => {
  if (actor.kind === 'operator' && actor.actsFor !== undefined) return actor.actsFor;
  mustHaveRole(actor, 'MERCHANT');
  mustHoldAsMember(actor, right);
  if (actor.kind !== 'user' || actor.merchantId === null) throw new NotAllowed();
  return actor.merchantId;
};
