import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startProgress } from './progress.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Closes the source of the content, such as a connection to the database. */
const release = async (content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
  if (!(content instanceof Uint8Array)) await content[Symbol.asyncIterator]().return?.();
};

/** Writes to the file, or to standard output for `-` or nothing; it waits for the writer, so memory does not grow. */
export const writeOut = async (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  file: string | undefined,
): Promise<void> => {
  const source = content instanceof Uint8Array ? Readable.from([content]) : Readable.from(content);
  const progress = startProgress({ format: megabytes });
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      progress.advance(chunk.length);
      done(null, chunk);
    },
  });
  try {
    if (file !== undefined && file !== '-') {
      const opened = await open(file, 'w').catch(async (error: unknown) => {
        await release(content);
        throw error;
      });
      await pipeline(source, counting, opened.createWriteStream());
    } else await pipeline(source, counting, process.stdout, { end: false });
  } finally {
    progress.end();
  }
};
