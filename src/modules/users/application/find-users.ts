import type { Finder } from '#kernel/finder.ts';
import type { ListUsers } from './list-users.ts';

export const userFinder = ({ list }: Readonly<{ list: ListUsers }>): Finder => ({
  roles: ['ADMIN'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await list.execute({ actor, filter: { search }, page });
    return items.map(({ id, username, email }) => ({ kind: 'user', id, title: username, detail: email }));
  },
});
