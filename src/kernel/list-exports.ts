import type { Actor } from './actor.ts';
import type { Language } from './language.ts';
import { token } from './token.ts';

export type ExportFormat = 'csv' | 'excel' | 'json-lines';

/** What somebody wants of a list as a file. */
export type ExportRequest<F> = Readonly<{
  actor: Actor;
  format: ExportFormat;
  filters: F;
  language: Language;
}>;
/** Written while it is being read. */
export type ExportedFile = Readonly<{ fileName: string; content: AsyncIterable<Uint8Array> }>;

/** What every export of a list has in common. */
export interface ListExports {
  /**
   * Six files a minute for one caller, the operator excepted; each on record.
   * @returns the file's name, with today's day in Sofia
   * @throws RateLimited
   */
  begin(list: string, request: ExportRequest<object>): Promise<string>;
}
export const ListExports = token<ListExports>('kernel.ListExports');
