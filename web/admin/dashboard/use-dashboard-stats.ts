import { useQuery } from '@tanstack/react-query';
import { getDashboardStats } from '#contract/payments.ts';
import { call } from '../../shared/call.ts';

/** The figures of both dashboards; under the resource's name, so that react-admin renews them with the merchants. */
export const useDashboardStats = () =>
  useQuery({
    queryKey: ['merchants', 'dashboard-stats'],
    queryFn: ({ signal }) => call(getDashboardStats, {}, { signal }),
  });
