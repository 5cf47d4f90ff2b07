import { useQuery } from '@tanstack/react-query';
import { getLink } from '#contract/links/links.ts';
import { call } from '../../shared/call.ts';

export const useLink = (id: number, isAsked = true) =>
  useQuery({
    queryKey: ['link', id],
    queryFn: () => call(getLink, { params: { id } }),
    enabled: isAsked,
  });
