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

type Pieces = AsyncIterator<Uint8Array> | Iterator<Uint8Array>;

const iteratorOf = (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Pieces =>
  Symbol.asyncIterator in content ? content[Symbol.asyncIterator]() : content[Symbol.iterator]();

/** The same files; `ready` reads the first piece of the first one, which is then read from there. */
const beginFirst = ([first, ...others]: readonly ZippedFile[]) => {
  let pieces: Pieces | undefined;
  let ahead: Promise<IteratorResult<Uint8Array>> | undefined;
  const ready = async (): Promise<void> => {
    if (first === undefined) return;
    pieces ??= iteratorOf(first.content());
    await (ahead ??= Promise.resolve(pieces.next()));
  };
  const read = async function* readFirst(): AsyncGenerator<Uint8Array> {
    await ready();
    try {
      for (let piece = await ahead!; piece.done !== true; piece = await pieces!.next()) yield piece.value;
    } finally {
      await pieces!.return?.();
    }
  };
  return {
    files: first === undefined ? [] : [{ path: first.path, content: read }, ...others],
    ready,
    /** Closes a first file that the archive has not opened. */
    end: async (): Promise<void> => {
      await Promise.resolve(pieces?.return?.()).catch(() => undefined);
    },
  };
};

/**
 * The files as one ZIP archive, in the order given, with constant memory: one file is open at a time. Returning early
 * closes it. Equal files give equal bytes. The first file is begun before the first byte, so that its failure is one of the
 * first read; a later failure is thrown by the read, and the archive has no end.
 */
export const zipFile = (files: readonly ZippedFile[]): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const begun = beginFirst(files);
    const archive = new ZipFile();
    const output = new PassThrough();
    let open: Readable | undefined;
    archive.on('error', (error: Error) => output.destroy(error));
    archive.outputStream.pipe(output);
    for (const { path, content } of begun.files) {
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
      next: async () => {
        await begun.ready();
        return pieces.next();
      },
      return: async () => {
        output.destroy();
        await begun.end();
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
