import { useQuery } from '@tanstack/react-query';
import { useAdminData } from '../data-provider.ts';

/** The figures of both dashboards; under the resource's name, so that react-admin renews them with the merchants. */
export const useDashboardStats = () => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['merchants', 'dashboard-stats'],
    queryFn: ({ signal }) => dataProvider.getDashboardStats({}, { signal }),
  });
};
