import { useQuery } from '@tanstack/react-query';
import { listFactors } from '#contract/users/second-factors.ts';
import { call } from '../call.ts';

export const factorsKey = ['factors'];

/** The caller's second factors and the number of unused recovery codes. */
export const useFactors = () =>
  useQuery({ queryKey: factorsKey, queryFn: ({ signal }) => call(listFactors, {}, { signal }) });

/** Whether so few unused recovery codes are left that new ones are due: fewer than three. */
export const isFew = (codesLeft: number): boolean => codesLeft < 3;
