import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Export, ExportFormat } from './export.ts';
import { exportMessages, type ExportMessages } from './export-messages.ts';
import { writeExport } from './write-export.ts';

type Request = Readonly<{
  format: ExportFormat;
  language: Language;
  filters: object;
  /** The merchant of all rows, for the head of printed pages; undefined for several. */
  merchantName?: string | undefined;
}>;
/** A page header holds 255 characters. */
const mostNameCharacters = 60;
/** Dependencies of an export of a list. */
export type ExportDeps = Readonly<{ config: Config; database: Pick<Database, 'copy'>; messages: Messages }>;

/** `22.11.2026 – …`: the days of the filter; empty without any. */
const exportPeriod = (
  filters: Readonly<{ from?: string; to?: string }>,
  { head }: ExportMessages,
): string => {
  const dayOf = (day: string | undefined): string => day?.split('-').toReversed().join('.') ?? '…';
  const { from, to } = filters;
  if (from === undefined && to === undefined) return '';
  return `${head('period')}: ${dayOf(from)} – ${dayOf(to)}`;
};

/**
 * Files of one list in the reader's language; `describe` gives the content. They are read past a pooler, because a
 * long export holds its connection, and preferably from a replica.
 */
export const exportFiles = <W extends Request>(
  { config, database, messages }: ExportDeps,
  describe: (request: W, texts: ExportMessages) => Omit<Export, 'language'>,
) => ({
  write: (request: W): AsyncIterable<Uint8Array> => {
    const { format, language } = request;
    const texts = exportMessages(messages, language);
    const described = describe(request, texts);
    const about = [request.merchantName?.slice(0, mostNameCharacters), exportPeriod(request.filters, texts)]
      .filter((part) => part !== undefined && part !== '')
      .join(' · ');
    const url = config.database.replicaUrl ?? config.database.directUrl;
    return writeExport({ database, url }, format, {
      ...(about !== '' && { about }),
      ...described,
      language,
    });
  },
});
