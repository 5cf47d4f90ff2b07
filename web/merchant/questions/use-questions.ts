import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOwnQuestions } from '#contract/accountants/accountants.ts';
import { call } from '../../shared/call.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import type { ListState } from '../../shared/list/list-state.ts';

export const questionsKey = ['questions'];

/** One page of the questions of accountants, the newest first. */
export const useQuestions = ({ page, size }: Pick<ListState, 'page' | 'size'>) =>
  useQuery({
    queryKey: [...questionsKey, page, size],
    queryFn: async ({ signal }) =>
      pageOf(
        await call(listOwnQuestions, { query: { page, size, sortBy: 'id', sortDir: 'desc' } }, { signal }),
      ),
    placeholderData: keepPreviousData,
  });
