import type { Role } from '#kernel/actor.ts';
import { eventType } from '#kernel/events.ts';

export type UserRoleChanged = Readonly<{ userId: number; from: Role; to: Role }>;

/** Published in the transaction that changes the role. */
export const UserRoleChanged = eventType<UserRoleChanged>('users.role-changed');
