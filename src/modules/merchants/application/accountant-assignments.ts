import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Assignment } from '../ports/assignments.ts';

type Pair = Readonly<{ merchantId: number; userId: number }>;

/**
 * Public API: the accountants of a merchant, who read its documents and payments. Changes are recorded in the audit log,
 * in the caller's transaction. The caller checks the actor's right.
 */
export interface AccountantAssignments {
  /**
   * Gives an accountant access to an open merchant; one that has it keeps it.
   * @param grantedBy the member of the team who invited the accountant; null when an operator did
   * @throws NotAnAccountant, MerchantNotFound
   */
  assign(assignment: Pair & Readonly<{ grantedBy: number | null }>, actor: Actor): Promise<void>;
  /** Ends the access at once. @returns false when there was none */
  end(assignment: Pair, actor: Actor): Promise<boolean>;
  /** The assignments to a merchant, the oldest first. */
  ofMerchant(merchantId: number): Promise<readonly Assignment[]>;
}
export const AccountantAssignments = token<AccountantAssignments>('merchants.AccountantAssignments');
