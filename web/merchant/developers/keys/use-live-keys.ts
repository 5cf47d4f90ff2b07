import { useQuery } from '@tanstack/react-query';
import { listApiKeys } from '#contract/integrations/api-keys.ts';
import { planLimits } from '#contract/merchants/plans.ts';
import { call } from '../../../shared/call.ts';
import { pageOf } from '../../../shared/list/page-of.ts';
import { keysKey } from './keys-key.ts';

/** As many as can be live at all, each with one that it replaces. */
const size = 2 * planLimits.PRO.apiKeys;

/** How many live keys of the merchant count: one that is being replaced does not. Undefined until they are read. */
export const useLiveKeys = (): number | undefined => {
  const { data } = useQuery({
    queryKey: [...keysKey, 'live'],
    queryFn: async ({ signal }) =>
      pageOf(await call(listApiKeys, { query: { isLive: 'true', size, page: 0 } }, { signal })),
  });
  return data?.rows.filter(({ replacedBy }) => replacedBy === null).length;
};
