import type { BusinessDate } from '#kernel/business-date.ts';
import type { Role } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { token } from '#kernel/token.ts';
import type { UserState } from '../domain/user.ts';
import type { UserStatus } from '../domain/user-status.ts';

/** A user without anything secret. */
export type UserView = Omit<UserState, 'passwordHash' | 'passwordChangedAt' | 'updatedAt'>;

/** With the open merchants whose books an accountant keeps. */
export type UserDetailView = UserView & Readonly<{ merchantIds: readonly number[] }>;

export type UserSort =
  'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'createdAt' | 'lastLogin';

export type UserFilter = Readonly<{
  search?: string | undefined;
  role?: Role | undefined;
  status?: UserStatus | undefined;
  ids?: readonly number[] | undefined;
  /** First and last day on which they came, in Sofia. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

export type UserStats = Readonly<{
  totalUsers: number;
  activeUsers: number;
  adminUsers: number;
  merchantUsers: number;
}>;

export interface UserViews {
  list(filter: UserFilter, page: PageRequest<UserSort>): Promise<Page<UserView>>;
  one(id: number): Promise<UserDetailView | null>;
  stats(): Promise<UserStats>;
}
export const UserViews = token<UserViews>('users.UserViews');
