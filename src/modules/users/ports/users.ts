import type { NewUser, User } from '../domain/user.ts';

/** One user; a name is a username or an e-mail in any case, and a username comes before an e-mail. */
export type UserKey = Readonly<{ id: number }> | Readonly<{ name: string }>;

/**
 * Users that are locked together. Of two administrators who remove each other only the first succeeds, because both lock
 * ACTIVE_ADMINS first.
 */
export type UserSelection = Readonly<{ id: number }> | Readonly<{ merchantId: number }> | 'ACTIVE_ADMINS';

/** User accounts. Methods that lock or write are called inside the caller's transaction. */
export interface Users {
  /** @throws UsernameTaken, EmailTaken */
  add(user: NewUser): Promise<User>;
  /** Without a lock; null for an unknown key. */
  find(key: UserKey): Promise<User | null>;
  /** Locks the rows until the transaction ends. @returns the users in ascending order of their ids */
  lock(which: UserSelection): Promise<User[]>;
  /** @throws UsernameTaken, EmailTaken */
  save(user: User): Promise<void>;
  /** Deletes the user with all sessions. */
  remove(id: number): Promise<void>;
}
