import { token } from '#kernel/token.ts';
import type { NewUser, User } from '../domain/user.ts';

export interface Users {
  /** @throws UsernameTaken, EmailTaken */
  add(user: NewUser): Promise<User>;
  /** By username or e-mail, whatever the case of its letters. */
  byName(name: string): Promise<User | null>;
  /** Under a lock on the row. @throws UserNotFound, and what `change` throws */
  change(id: number, change: (user: User) => User): Promise<User>;
  idsOfMerchant(merchantId: number): Promise<number[]>;
}
export const Users = token<Users>('users.Users');
