import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is opened when its turn comes, and read piece by piece. */
export type ZippedFile = Readonly<{
  path: string;
  content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Its first piece is read before the first byte of the archive, wherever it stands, and kept until its turn. */
  isBegunFirst?: boolean;
}>;

/** Same files, same bytes: the format stores local time without a zone, and this one is midnight in every zone. */
const mtime = new Date(1980, 0, 1);

/** Workbooks are archives themselves. */
const isCompressible = (path: string): boolean => !path.endsWith('.xlsx');

type Pieces = AsyncIterator<Uint8Array> | Iterator<Uint8Array>;

const iteratorOf = (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Pieces =>
  Symbol.asyncIterator in content ? content[Symbol.asyncIterator]() : content[Symbol.iterator]();

/** The same file; `ready` reads its first piece, from which it is read on. */
const begin = ({ path, content }: ZippedFile) => {
  let pieces: Pieces | undefined;
  let ahead: Promise<IteratorResult<Uint8Array>> | undefined;
  const ready = async (): Promise<void> => {
    pieces ??= iteratorOf(content());
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
    file: { path, content: read },
    ready,
    /** Closes a file that the archive has not opened. */
    end: async (): Promise<void> => {
      await Promise.resolve(pieces?.return?.()).catch(() => undefined);
    },
  };
};

/** The files of which the first, and those that say so, are begun before the first byte. */
const beginAll = (given: readonly ZippedFile[]) => {
  const begun: ReturnType<typeof begin>[] = [];
  const files = given.map((file, place) => {
    if (place > 0 && file.isBegunFirst !== true) return file;
    const one = begin(file);
    begun.push(one);
    return one.file;
  });
  return {
    files,
    ready: async (): Promise<void> => {
      for (const one of begun) await one.ready();
    },
    end: async (): Promise<void> => {
      for (const one of begun) await one.end();
    },
  };
};

/**
 * The files as one ZIP archive, in the order given, with constant memory: one file is open at a time. Returning early
 * closes it. Equal files give equal bytes. A file that is begun before the first byte and fails is a failure of the first
 * read; a later failure is thrown by the read, and the archive has no end.
 */
export const zipFile = (files: readonly ZippedFile[]): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const begun = beginAll(files);
    const archive = new ZipFile();
    const output = new PassThrough();
    let open: Readable | undefined;
    let pieces: AsyncIterator<Uint8Array> | undefined;
    archive.on('error', (error: Error) => output.destroy(error));
    // A file can fail while nothing is read: the next read throws the error.
    output.on('error', () => undefined);
    const start = (): AsyncIterator<Uint8Array> => {
      archive.outputStream.pipe(output);
      for (const { path, content } of begun.files) {
        const options = { mtime, forceDosTimestamp: true, compress: isCompressible(path) };
        archive.addReadStreamLazy(path, options, (read) => {
          // The library goes on to the next file when the open one ends, also by its return.
          if (output.destroyed) return;
          open = Readable.from(content(), { objectMode: false });
          // The library leaves errors of its sources to their owner.
          open.on('error', (error) => output.destroy(error));
          read(null, open);
        });
      }
      archive.end();
      return output[Symbol.asyncIterator]();
    };
    return {
      next: async () => {
        await begun.ready();
        return (pieces ??= start()).next();
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
