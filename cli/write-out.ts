import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startProgress } from './progress.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Into the file, or to standard output for `-` or nothing; the writer is waited for, so memory does not grow. */
export const writeOut = async (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  file: string | undefined,
): Promise<void> => {
  const source = content instanceof Uint8Array ? Readable.from([content]) : Readable.from(content);
  const progress = startProgress({ tell: megabytes });
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      progress.advance(chunk.length);
      done(null, chunk);
    },
  });
  try {
    if (file !== undefined && file !== '-') {
      // Opened first: a folder that is not there is reported before anything is read from the database.
      const opened = await open(file, 'w');
      await pipeline(source, counting, opened.createWriteStream());
    } else await pipeline(source, counting, process.stdout, { end: false });
  } finally {
    progress.end();
  }
};
