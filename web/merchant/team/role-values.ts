import { defaultRefundLimit } from '#contract/team/team.ts';
import type { MerchantRole } from '#contract/team/team-rights.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import type { Language } from '../../shared/messages/language.ts';

/** What a form about a role holds; `refundLimit` as typed. */
export type RoleValues = { role: string; refundLimit: string };

export const roleValuesOf = (
  role: MerchantRole,
  refundLimit: number | null,
  language: Language,
): RoleValues => ({ role, refundLimit: formatAmount(refundLimit ?? defaultRefundLimit, language) });

/** The part of a request body that says a role; only a MANAGER has a limit. */
export const roleBodyOf = ({ role, refundLimit }: RoleValues) => ({
  role: role as MerchantRole,
  ...(role === 'MANAGER' && { refundLimit: parseAmount(refundLimit) ?? 0 }),
});
