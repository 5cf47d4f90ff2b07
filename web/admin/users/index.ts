import type { User } from '#contract/users/users.ts';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';

/** Create and edit are dialogs over the list (specification, point 2), each with its own URL. */
export default {
  name: 'users',
  list: UserList,
  show: UserShow,
  recordRepresentation: (user: User) => user.username,
};

export { NewPassword } from './NewPassword.tsx';
export { SessionsPanel } from './SessionsPanel.tsx';
export { UnlockUser } from './UnlockUser.tsx';
