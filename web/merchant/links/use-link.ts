import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelLink, extendLink, getLink } from '#contract/links/links.ts';
import { call } from '../../shared/call.ts';

export const useLink = (id: number) =>
  useQuery({ queryKey: ['link', id], queryFn: () => call(getLink, { params: { id } }) });

const useChange = <V, R>(change: (values: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(['link', 'links'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
};

/** `days` from today. */
export const useExtendLink = () =>
  useChange(({ id, days }: { id: number; days: number }) =>
    call(extendLink, { params: { id }, body: { days } }),
  );

export const useCancelLink = () => useChange((id: number) => call(cancelLink, { params: { id } }));
