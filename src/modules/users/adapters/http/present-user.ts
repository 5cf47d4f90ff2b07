import type { User as UserAnswer, UserDetail } from '#contract/users.ts';
import type { UserDetailView, UserView } from '../../ports/user-views.ts';

export const presentUser = (user: UserView): UserAnswer => ({
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

export const presentUserDetail = (user: UserDetailView): UserDetail => ({
  ...presentUser(user),
  merchantIds: [...user.merchantIds],
});
