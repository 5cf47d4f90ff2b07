import { extname } from 'node:path';
import { Errors, Flags } from '@oclif/core';
import type { BusinessDate } from '#kernel/business-date.ts';
import { languages } from '#kernel/language.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import { periodFlags } from './list-flags.ts';
import { idFlag, outputFlag } from './arguments.ts';
import { fill, messages } from './messages.ts';

/** File name extensions. */
const endings = ['csv', 'xlsx', 'jsonl'] as const;
type Ending = (typeof endings)[number];
const formats: Readonly<Record<Ending, ExportFormat>> = { csv: 'csv', xlsx: 'excel', jsonl: 'json-lines' };

/** Flags of every export. */
export const fileFlags = {
  format: Flags.option({ options: endings })({ summary: messages.formatFlag }),
  output: outputFlag(),
  language: Flags.option({ options: languages })({ summary: messages.fileLanguageFlag }),
};

/** The format of the flag, else that of the file name. @throws usage failure when neither gives one */
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

/** Filters shared by payments and their ledger entries. */
export const paymentFilterFlags = {
  ...periodFlags,
  merchant: idFlag({ summary: messages.merchantFlag }),
};

type Narrowing = Readonly<{
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  merchant?: number | undefined;
}>;

/** The flags of an export as the query of its endpoint. */
export const exportFilters = ({ from, to, merchant }: Narrowing) => ({
  from,
  to,
  ...(merchant === undefined ? {} : { merchantId: merchant }),
});
