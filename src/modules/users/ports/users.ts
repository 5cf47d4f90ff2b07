import type { NewUser, User } from '../domain/user.ts';

/** User accounts. What locks or writes is called inside the caller's transaction. */
export interface Users {
  /** @throws UsernameTaken, EmailTaken */
  add(user: NewUser): Promise<User>;
  /** @throws UserNotFound */
  get(id: number): Promise<User>;
  /** By username or e-mail, whatever the case of the letters; a username comes before an e-mail. */
  findByName(name: string): Promise<User | null>;
  /** Locks the user's row until the transaction ends. @throws UserNotFound */
  getForUpdate(id: number): Promise<User>;
  /** Locks the rows of a merchant's users until the transaction ends. @returns the users in the order of their ids */
  ofMerchantForUpdate(merchantId: number): Promise<User[]>;
  /**
   * Locks the rows of all active administrators until the transaction ends: of two administrators who remove each other
   * only the first succeeds.
   * @returns their ids in ascending order
   */
  lockActiveAdmins(): Promise<number[]>;
  /** @throws UsernameTaken, EmailTaken */
  save(user: User): Promise<void>;
  /** Deletes the user with all sessions. */
  remove(id: number): Promise<void>;
}
