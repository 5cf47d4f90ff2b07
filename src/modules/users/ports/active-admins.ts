import { token } from '#kernel/token.ts';

/** Who can still let others in. */
export interface ActiveAdmins {
  /** Their ids, held until the transaction ends: of two who would remove each other only the first succeeds. */
  hold(): Promise<number[]>;
}
export const ActiveAdmins = token<ActiveAdmins>('users.ActiveAdmins');
