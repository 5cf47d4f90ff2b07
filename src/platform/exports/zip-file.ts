import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is opened when its turn comes, and read piece by piece. */
export type ZippedFile = Readonly<{
  path: string;
  content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}>;

/** Same files, same bytes: the format stores local time without a zone, and this one is midnight in every zone. */
const mtime = new Date(1980, 0, 1);

/** Workbooks are archives themselves. */
const isCompressible = (path: string): boolean => !path.endsWith('.xlsx');

/**
 * The files as one ZIP archive, in the order given, with constant memory: one file is open at a time. Returning early
 * closes it. Equal files give equal bytes.
 */
export const zipFile = (files: readonly ZippedFile[]): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const archive = new ZipFile();
    const output = new PassThrough();
    let open: Readable | undefined;
    archive.on('error', (error: Error) => output.destroy(error));
    archive.outputStream.pipe(output);
    for (const { path, content } of files) {
      const options = { mtime, forceDosTimestamp: true, compress: isCompressible(path) };
      archive.addReadStreamLazy(path, options, (read) => {
        open = Readable.from(content(), { objectMode: false });
        // The library leaves errors of its sources to their owner.
        open.on('error', (error) => output.destroy(error));
        read(null, open);
      });
    }
    archive.end();
    const pieces: AsyncIterator<Uint8Array> = output[Symbol.asyncIterator]();
    return {
      next: () => pieces.next(),
      return: async () => {
        output.destroy();
        if (open !== undefined) {
          open.destroy();
          // The connection of the file is closed before the slot of the export is.
          await finished(open, { cleanup: true }).catch(() => undefined);
        }
        return { done: true, value: undefined };
      },
    };
  },
});
