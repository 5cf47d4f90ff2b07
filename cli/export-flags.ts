import { Flags } from '@oclif/core';
import { businessDate } from '#kernel/business-date.ts';
import { periodFlags } from './list-flags.ts';
import { words } from './words.ts';

const formats = ['csv', 'excel', 'json-lines'] as const;
type Format = (typeof formats)[number];

/** What every export takes. */
export const fileFlags = {
  format: Flags.option({ options: formats })({ default: 'csv' as Format, summary: words.formatFlag }),
  output: Flags.string({ char: 'o', summary: words.outputFlag }),
};

/** Payments and their bookings are narrowed alike. */
export const paymentFilterFlags = {
  ...periodFlags,
  merchant: Flags.integer({ min: 1, summary: words.merchantFlag }),
};

type Narrowing = Readonly<{
  from?: string | undefined;
  to?: string | undefined;
  merchant?: number | undefined;
}>;

/** @throws RangeError when a day is none of the calendar */
export const exportFilters = ({ from, to, merchant }: Narrowing) => ({
  from: from === undefined ? undefined : businessDate(from),
  to: to === undefined ? undefined : businessDate(to),
  ...(merchant === undefined ? {} : { merchantId: merchant }),
});
