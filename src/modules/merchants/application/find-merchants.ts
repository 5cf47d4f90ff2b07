import type { Finder } from '#kernel/finder.ts';
import type { ListMerchants } from './list-merchants.ts';

export const merchantFinder = ({ list }: Readonly<{ list: ListMerchants }>): Finder => ({
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await list.execute({ actor, filter: { search }, page });
    return items.map(({ id, businessName, email }) => ({
      kind: 'merchant',
      id,
      title: businessName,
      detail: email,
    }));
  },
});
