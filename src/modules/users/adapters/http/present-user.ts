import type { User, UserDetail as UserDetailBody } from '#contract/users/users.ts';
import type { UserDetail } from '../postgres/get-user.ts';
import type { ListedUser } from '../postgres/users-table.ts';

export const presentUser = (user: ListedUser): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  status: user.status,
  merchantId: user.merchantId,
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLoginAt?.toISOString() ?? null,
});

export const presentUserDetail = (user: UserDetail): UserDetailBody => ({
  ...presentUser(user),
  ...(user.refusedEmail !== null && { refusedEmail: user.refusedEmail }),
  merchantIds: [...user.merchantIds],
  memberships: [...user.memberships],
});
