import type { Finder } from '#kernel/finder.ts';
import type { ListLinks } from './list-links.ts';

export const linkFinder = ({ listLinks }: Readonly<{ listLinks: ListLinks }>): Finder => ({
  roles: ['ADMIN', 'SUPPORT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listLinks.execute({ actor, scope: 'back-office', filters: { search }, page });
    return items.map(({ id, token, merchantName }) => ({
      kind: 'payment-link',
      id,
      title: token,
      detail: merchantName,
    }));
  },
});
