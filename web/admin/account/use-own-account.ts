import { useQuery } from '@tanstack/react-query';
import { useAdminData } from '../kit/data-provider/data-provider.ts';

/** The signed-in user. */
export const useOwnAccount = () => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => dataProvider.getOwnAccount({}, { signal }),
  });
};
