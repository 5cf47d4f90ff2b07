import { useQuery } from '@tanstack/react-query';
import { getVatThreshold } from '#contract/closing/vat-threshold.ts';
import { call } from '../../shared/call.ts';

export const thresholdKey = ['vat-threshold'];

/** The turnover of the year against the VAT threshold. */
export const useThreshold = () =>
  useQuery({ queryKey: thresholdKey, queryFn: ({ signal }) => call(getVatThreshold, {}, { signal }) });
