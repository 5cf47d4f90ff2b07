import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { ExportSlots } from '../exports/export-slots.ts';
import { RunningExport } from '../exports/running-export.ts';

/** A file that is sent; in pieces it is an export, which yields them while it reads. */
export type SentFile = Readonly<{
  type: string;
  fileName: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
  disposition?: 'inline' | 'attachment';
  isWorkbook?: boolean;
}>;

type Reader = Readonly<{
  exports: ExportSlots;
  /** Fairness key of an export: persons take turns. */
  person: string;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}>;

/** Sends bytes at once; an export in pieces, once it has a slot. @throws ExportsBusy, CallerLeft */
export const sendFile = async (
  ctx: Context,
  { type, fileName, content, disposition = 'attachment', isWorkbook = false }: SentFile,
  { exports, person, signal }: Reader,
): Promise<void> => {
  const body =
    content instanceof Uint8Array
      ? Buffer.from(content)
      : await exports.open({ person, isWorkbook, content, signal });
  ctx.type = type;
  ctx.attachment(fileName, { type: disposition });
  if (!(body instanceof RunningExport)) {
    ctx.body = body;
    return;
  }
  // A reset tells the client that the file is incomplete, also without chunks: an HTTP/1.0 file ends with its connection.
  const breakOff = (): void => void ctx.req.socket.resetAndDestroy();
  body.expiry.addEventListener('abort', breakOff);
  const source = Readable.from(body, { objectMode: false });
  ctx.body = source;
  // Compression does not pass the error of its source on: the answer would stay open for ever. Koa reports it first.
  source.once('error', breakOff);
};
