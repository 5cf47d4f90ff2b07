import { extname } from 'node:path';
import { Errors, Flags } from '@oclif/core';
import type { BusinessDate } from '#kernel/business-date.ts';
import { languages, type Language } from '#kernel/language.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import { periodFlags } from './list-flags.ts';
import { idFlag, outputFlag } from './arguments.ts';
import { fill, messages } from './messages.ts';

/** As the files are called. */
const endings = ['csv', 'xlsx', 'jsonl'] as const;
type Ending = (typeof endings)[number];
const formats: Readonly<Record<Ending, ExportFormat>> = { csv: 'csv', xlsx: 'excel', jsonl: 'json-lines' };

/** What every export takes. */
export const fileFlags = {
  format: Flags.option({ options: endings })({ summary: messages.formatFlag }),
  output: outputFlag(),
  language: Flags.option({ options: languages })({
    default: 'bg' as Language,
    summary: messages.fileLanguageFlag,
  }),
};

/** What was asked for, else what the file's name says. @throws usage failure for a name that says nothing */
export const formatOf = ({
  format,
  output = '-',
}: Readonly<{ format?: Ending | undefined; output?: string | undefined }>): ExportFormat => {
  if (format !== undefined) return formats[format];
  if (output === '-') return 'csv';
  const ending = endings.find((known) => known === extname(output).slice(1).toLowerCase());
  if (ending === undefined)
    throw new Errors.CLIError(fill(messages.outputWrong, { file: output }), { exit: 2 });
  return formats[ending];
};

/** Payments and their bookings are narrowed alike. */
export const paymentFilterFlags = {
  ...periodFlags,
  merchant: idFlag({ summary: messages.merchantFlag }),
};

type Narrowing = Readonly<{
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  merchant?: number | undefined;
}>;

export const exportFilters = ({ from, to, merchant }: Narrowing) => ({
  from,
  to,
  ...(merchant === undefined ? {} : { merchantId: merchant }),
});
