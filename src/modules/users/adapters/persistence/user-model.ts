import { Model, snakeCaseMappers } from 'objection';
import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { UserState } from '../../domain/user.ts';
import type { UserStatus } from '../../domain/user-status.ts';

export class UserModel extends Model {
  static override tableName = 'users';
  static override columnNameMappers = snakeCaseMappers();

  declare id: number;
  declare username: string;
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare role: Role;
  declare status: UserStatus;
  declare passwordHash: string;
  declare merchantId: number | null;
  declare language: Language;
  /** Instants leave the database as ISO text. */
  declare createdAt: string;
  declare updatedAt: string;
  declare passwordChangedAt: string;
  declare lastLoginAt: string | null;
  declare version: number;
}

export const stateOfUser = (row: UserModel): UserState => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  status: row.status,
  passwordHash: row.passwordHash,
  merchantId: row.merchantId,
  language: row.language,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  passwordChangedAt: new Date(row.passwordChangedAt),
  lastLoginAt: row.lastLoginAt === null ? null : new Date(row.lastLoginAt),
});

export const rowOfUser = ({
  createdAt,
  updatedAt,
  passwordChangedAt,
  lastLoginAt,
  ...plain
}: Omit<UserState, 'id'>): Omit<UserState, 'id' | `${string}At`> & Record<`${string}At`, string | null> => ({
  ...plain,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  passwordChangedAt: passwordChangedAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});
