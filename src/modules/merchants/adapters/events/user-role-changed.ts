import { subscription, type Subscription } from '#kernel/events.ts';
import { UserRoleChanged } from '#modules/users/index.ts';
import type { Assignments } from '../../ports/assignments.ts';

/** Who is made an accountant again later begins without merchants. */
export const onUserRoleChanged = ({ assignments }: Readonly<{ assignments: Assignments }>): Subscription =>
  subscription(UserRoleChanged, async ({ userId, from }) => {
    if (from === 'ACCOUNTANT') await assignments.removeAll(userId);
  });
