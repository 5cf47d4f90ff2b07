import { fromBufferPromise } from 'yauzl';
import { UnreadableTable } from './table.ts';

/** The most bytes of all parts of a workbook after they are unpacked. */
const mostUnpackedBytes = 40_000_000;
/** The most parts of a workbook. */
const mostParts = 1_000;

const tooLarge = (): Error =>
  new UnreadableTable('fields.import-unpacked', { maximum: mostUnpackedBytes / 1_000_000 });

const partLimit = (parts: number): void => {
  if (parts > mostParts) throw tooLarge();
};

/**
 * Unpacks each part once and counts its bytes, before a library unpacks all of them at once: a small archive can hold
 * very much, and state another size than it has.
 * @throws UnreadableTable for a broken archive and one above the limits
 */
export const checkZip = async (bytes: Uint8Array): Promise<void> => {
  let unpacked = 0;
  let parts = 0;
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    for await (const entry of archive.eachEntry()) {
      partLimit((parts += 1));
      if (unpacked + entry.uncompressedSize > mostUnpackedBytes) throw tooLarge();
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        unpacked += (piece as Buffer).length;
        if (unpacked > mostUnpackedBytes) throw tooLarge();
      }
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('fields.import-workbook');
  }
};
