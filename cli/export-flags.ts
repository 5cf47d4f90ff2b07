import { extname } from 'node:path';
import { Flags } from '@oclif/core';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { periodFlags } from './list-flags.ts';
import { words } from './words.ts';

const formats = ['csv', 'excel', 'json-lines'] as const;
type Format = (typeof formats)[number];

/** What every export takes. */
export const fileFlags = {
  format: Flags.option({ options: formats })({ summary: words.formatFlag }),
  output: Flags.string({ char: 'o', summary: words.outputFlag }),
};

const formatsByEnding: Readonly<Record<string, Format>> = { '.xlsx': 'excel', '.jsonl': 'json-lines' };

/** What was asked for, else what the file's name says. */
export const formatOf = ({
  format,
  output = '',
}: Readonly<{ format?: Format | undefined; output?: string | undefined }>): Format =>
  format ?? formatsByEnding[extname(output).toLowerCase()] ?? 'csv';

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

/** @throws InvalidFields when the day is none of the calendar */
export const dayOf = (flag: string, text: string): BusinessDate => {
  try {
    return businessDate(text);
  } catch {
    throw new InvalidFields([{ field: flag, code: 'fields.date' }]);
  }
};

/** @throws InvalidFields */
export const exportFilters = ({ from, to, merchant }: Narrowing) => ({
  from: from === undefined ? undefined : dayOf('from', from),
  to: to === undefined ? undefined : dayOf('to', to),
  ...(merchant === undefined ? {} : { merchantId: merchant }),
});
