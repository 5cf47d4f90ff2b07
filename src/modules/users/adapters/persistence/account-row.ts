import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { UserStatus } from '../../domain/user-status.ts';
import type { Account } from '../../ports/accounts.ts';

export type AccountRow = Readonly<{
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  status: UserStatus;
  merchant_id: number | null;
  language: Language;
}>;

export const accountColumns =
  'id, username, email, first_name, last_name, role, status, merchant_id, language';

export const accountOf = ({ first_name, last_name, merchant_id, ...same }: AccountRow): Account => ({
  ...same,
  firstName: first_name,
  lastName: last_name,
  merchantId: merchant_id,
});
