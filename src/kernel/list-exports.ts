import type { Actor } from './actor.ts';
import type { Language } from './language.ts';
import { token } from './token.ts';

/** The file formats of exports. */
export type ExportFormat = 'csv' | 'excel' | 'json-lines';

/** A request for a list as a file; `F` are the filters of the list. */
export type ExportRequest<F> = Readonly<{
  actor: Actor;
  format: ExportFormat;
  filters: F;
  language: Language;
}>;
/** A file whose content is generated while it is read. */
export type ExportedFile = Readonly<{ fileName: string; content: AsyncIterable<Uint8Array> }>;

/** Rate limit, audit entry and file name of exports. */
export interface ListExports {
  /**
   * Starts an export: at most six a minute for one caller, operators excepted; each has an audit entry.
   * @returns the name of the file, with today's date in Sofia
   * @throws RateLimited
   */
  begin(list: string, request: ExportRequest<object>): Promise<string>;
}
export const ListExports = token<ListExports>('kernel.ListExports');
