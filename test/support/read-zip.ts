import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** A file of an archive. */
export type ZipPart = Readonly<{ bytes: Buffer; text: string; date: Date }>;

/** The files of an archive by path, in its order. */
export const readZip = async (
  content: Uint8Array | ArrayBuffer,
): Promise<Readonly<Record<string, ZipPart>>> => {
  const archive = await fromBufferPromise(Buffer.from(content as Uint8Array), { lazyEntries: true });
  const parts: [string, ZipPart][] = [];
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry));
    parts.push([
      entry.fileName,
      { bytes, text: bytes.toString(), date: entry.getLastModDate({ timezone: 'UTC' }) },
    ]);
  }
  return Object.fromEntries(parts);
};
