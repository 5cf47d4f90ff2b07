import type { Finder } from '#kernel/finder.ts';
import type { ListPayments } from './list-payments.ts';

export const paymentFinder = ({ listPayments }: Readonly<{ listPayments: ListPayments }>): Finder => ({
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listPayments.execute({ actor, scope: 'back-office', filters: { search }, page });
    return items.map(({ id, merchantName }) => ({
      kind: 'payment',
      id,
      title: `№ ${id}`,
      detail: merchantName,
    }));
  },
});
