import { useQuery } from '@tanstack/react-query';
import { useAdminData } from '../kit/data-provider/data-provider.ts';

/** Figures of both dashboards. The query key begins with the resource, so react-admin refetches them with the merchants. */
export const useDashboardStats = () => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['merchants', 'dashboard-stats'],
    queryFn: ({ signal }) => dataProvider.getDashboardStats({}, { signal }),
  });
};
