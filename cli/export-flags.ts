import { extname } from 'node:path';
import { Flags } from '@oclif/core';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import { idFlag } from './arguments.ts';
import { periodFlags } from './list-flags.ts';
import { words } from './words.ts';

/** As the files are called. */
const endings = ['csv', 'xlsx', 'jsonl'] as const;
type Ending = (typeof endings)[number];
const formats: Readonly<Record<Ending, ExportFormat>> = { csv: 'csv', xlsx: 'excel', jsonl: 'json-lines' };

/** What every export takes. */
export const fileFlags = {
  format: Flags.option({ options: endings })({ summary: words.formatFlag }),
  output: Flags.string({ char: 'o', summary: words.outputFlag }),
};

/** What was asked for, else what the file's name says. */
export const formatOf = ({
  format,
  output = '',
}: Readonly<{ format?: Ending | undefined; output?: string | undefined }>): ExportFormat => {
  const ending = extname(output).slice(1).toLowerCase();
  return formats[format ?? endings.find((known) => known === ending) ?? 'csv'];
};

/** Payments and their bookings are narrowed alike. */
export const paymentFilterFlags = {
  ...periodFlags,
  merchant: idFlag({ summary: words.merchantFlag }),
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
