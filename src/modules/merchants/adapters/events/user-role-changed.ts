import { subscription, type Subscription } from '#kernel/events.ts';
import { UserRoleChanged } from '#modules/users/index.ts';
import type { Assignments } from '../../ports/assignments.ts';

/** Removes the assignments of a user who is no longer an accountant: a later return to the role starts without them. */
export const onUserRoleChanged = ({ assignments }: Readonly<{ assignments: Assignments }>): Subscription =>
  subscription(UserRoleChanged, async ({ userId, from }) => {
    if (from === 'ACCOUNTANT') await assignments.removeAll(userId);
  });
