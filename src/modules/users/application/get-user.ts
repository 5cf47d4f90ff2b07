import { UserNotFound } from '../domain/failures.ts';
import type { User } from '../domain/user.ts';
import type { Users } from '../ports/users.ts';

/** Reads a user without a lock. @throws UserNotFound */
export const getUser = async (users: Users, id: number): Promise<User> => {
  const user = await users.find({ id });
  if (user === null) throw new UserNotFound();
  return user;
};

/** Locks the user's row until the transaction ends. @throws UserNotFound */
export const getUserForUpdate = async (users: Users, id: number): Promise<User> => {
  const [user] = await users.lock({ id });
  if (user === undefined) throw new UserNotFound();
  return user;
};
