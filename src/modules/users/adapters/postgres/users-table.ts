import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import {
  defineTable,
  generated,
  instant,
  optionalInstant,
  plain,
  type RecordOf,
} from '#platform/database/define-table.ts';
import type { UserStatus } from '../../domain/user-status.ts';

const accountFields = {
  id: generated<number>(),
  username: plain<string>(),
  email: plain<string>(),
  firstName: plain<string>(),
  lastName: plain<string>(),
  role: plain<Role>(),
  status: plain<UserStatus>(),
  merchantId: plain<number | null>(),
  language: plain<Language>(),
  refusedEmail: plain<string | null>(),
};
const ownFields = {
  ...accountFields,
  emailVerifiedAt: optionalInstant(),
  isPasswordTemporary: plain<boolean>('passwordIsTemporary'),
};
const listedFields = { ...accountFields, createdAt: instant(), lastLoginAt: optionalInstant() };

/** All columns, for the repository. */
export const usersTable = defineTable('users', {
  ...listedFields,
  ...ownFields,
  passwordHash: plain<string | null>(),
  updatedAt: instant(),
  passwordChangedAt: instant(),
});

/** Without the password hash, for the session's own user and other modules. */
export const userAccounts = defineTable('users', ownFields);
/** Without the password hash, for the back office. */
export const listedUsers = defineTable('users', listedFields);
export type ListedUser = Readonly<RecordOf<typeof listedUsers>>;
