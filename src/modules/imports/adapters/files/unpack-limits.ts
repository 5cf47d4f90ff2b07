import { ArchiveTooLarge } from '../../domain/failures.ts';

/** What an archive may hold: far above that of a business with a million documents, far below what fills a disk. */
const most = {
  entries: 500_000,
  unpackedBytes: 20_000_000_000,
  /** Unpacked bytes for each byte of the file, beyond `freeBytes`; PDFs hardly shrink, lists to about a twentieth. */
  ratio: 100,
  freeBytes: 32_000_000,
  /** One line of a list, and a whole file that is read at once. */
  textBytes: 4_000_000,
} as const;

const isOfLines = (path: string): boolean => /\.(?:jsonl|sha256)$/.test(path);
const readWhole: readonly string[] = ['archive.json', 'merchant.json', 'logo.png', 'logo.jpg'];
const isReadWhole = (path: string): boolean => readWhole.includes(path);

const newline = 10;

/** Counts what an archive, and those inside of it, unpack to. */
export class UnpackLimits {
  readonly #fileBytes: number;
  #entries = 0;
  #bytes = 0;

  /** @param fileBytes the size of the outer file */
  constructor(fileBytes: number) {
    this.#fileBytes = fileBytes;
  }

  /** @throws ArchiveTooLarge */
  takeEntry(path: string): void {
    this.#entries += 1;
    if (this.#entries > most.entries) throw new ArchiveTooLarge(path);
  }

  /** Counts the pieces of one file. @throws ArchiveTooLarge from the returned function */
  countFor(path: string): (piece: Uint8Array) => void {
    let text = 0;
    return (piece) => {
      this.#bytes += piece.length;
      const isBomb = this.#bytes > most.freeBytes && this.#bytes > most.ratio * this.#fileBytes;
      if (isBomb || this.#bytes > most.unpackedBytes) throw new ArchiveTooLarge(path);
      if (isReadWhole(path)) text += piece.length;
      else if (isOfLines(path)) {
        const last = piece.lastIndexOf(newline);
        text = last === -1 ? text + piece.length : piece.length - last - 1;
      }
      if (text > most.textBytes) throw new ArchiveTooLarge(path);
    };
  }
}
