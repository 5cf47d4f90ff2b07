import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Into the file, or to standard output for `-` or nothing; the writer is waited for, so memory does not grow. */
export const writeOut = async (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  file: string | undefined,
): Promise<void> => {
  const source = content instanceof Uint8Array ? Readable.from([content]) : Readable.from(content);
  if (file !== undefined && file !== '-') await pipeline(source, createWriteStream(file));
  else await pipeline(source, process.stdout, { end: false });
};
