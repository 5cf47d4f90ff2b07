import type { User } from '#contract/users.ts';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';

/** Creating and editing are dialogs over the list (specification, point 2), each at its own address. */
export default {
  name: 'users',
  list: UserList,
  show: UserShow,
  recordRepresentation: (user: User) => user.username,
};
