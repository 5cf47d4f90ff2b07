import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { aboutFile } from './file-problem.ts';
import { aboutStandardOutput, standardOutput } from './standard-output.ts';
import { startProgress } from './progress.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Closes the source of the content, such as a connection to the database. */
const release = async (content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
  if (!(content instanceof Uint8Array)) await content[Symbol.asyncIterator]().return?.();
};

const placeOf = async (file: string) => {
  const found = await stat(file).catch(() => undefined);
  // A device or a pipe takes the content as it comes.
  if (found !== undefined && !found.isFile()) return { file, part: undefined, mode: undefined };
  const whole = found === undefined ? file : await realpath(file);
  return { file: whole, part: `${whole}.part`, mode: found?.mode };
};

/** A file appears under its name when it is whole; a failure leaves an earlier one as it was. */
const writeFile = async (source: Readable, counting: Transform, named: string): Promise<void> => {
  const { file, part, mode } = await placeOf(named);
  try {
    const opened = await open(part ?? file, 'w', mode);
    await pipeline(source, counting, opened.createWriteStream());
    if (part !== undefined) await rename(part, file);
  } catch (error) {
    if (part !== undefined) await rm(part, { force: true });
    throw aboutFile(error, named);
  }
};

const printOut = async (source: Readable, counting: Transform): Promise<void> => {
  try {
    await pipeline(source, counting, standardOutput(), { end: false });
  } catch (error) {
    throw aboutStandardOutput(error);
  }
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
    if (file !== undefined && file !== '-') await writeFile(source, counting, file);
    else await printOut(source, counting);
  } catch (error) {
    await release(content);
    throw error;
  } finally {
    progress.end();
  }
};
