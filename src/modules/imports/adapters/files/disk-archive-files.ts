import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveFiles, OpenedArchive, StagedArchive } from '../../application/staged-archive.ts';
import { openArchive } from './open-archive.ts';

const zipName = 'archive.zip';
const documentsName = 'documents';

/** A copy that a killed run has left behind. */
const leftMs = 86_400_000;
const half = /^\.half-/;

/** @returns the SHA-256 of what was copied, hexadecimal */
const copyHashed = async (from: string, to: string): Promise<string> => {
  const hash = createHash('sha256');
  const file = await open(to, 'wx', 0o600);
  try {
    for await (const piece of createReadStream(from) as AsyncIterable<Uint8Array>) {
      hash.update(piece);
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
};

/** The folder `imports` of the data place: one folder for each imported archive, by the SHA-256 of its file. */
export class DiskArchiveFiles implements ArchiveFiles {
  readonly #root: string;

  /** @param dataDir the data place */
  constructor(dataDir: string) {
    this.#root = join(dataDir, 'imports');
  }

  async stage(file: string): Promise<StagedArchive> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    await this.#sweep();
    const folder = join(this.#root, `.half-${randomUUID()}`);
    await mkdir(folder, { mode: 0o700 });
    const zip = join(folder, zipName);
    try {
      const sha256 = await copyHashed(file, zip);
      return this.#staged(folder, sha256);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Opened by the first read, which then has its error. */
  async *content(sha256: string): AsyncGenerator<Uint8Array> {
    yield* createReadStream(this.#at(sha256, zipName)) as AsyncIterable<Uint8Array>;
  }

  async document(sha256: string, name: string, fileSha256: string): Promise<Uint8Array> {
    const bytes = await readFile(this.#at(sha256, documentsName, name));
    if (createHash('sha256').update(bytes).digest('hex') !== fileSha256)
      throw new Error(`${name} of the imported archive ${sha256} has another hash than when it came`);
    return bytes;
  }

  isKept(sha256: string): Promise<boolean> {
    return access(this.#at(sha256, zipName)).then(
      () => true,
      () => false,
    );
  }

  #staged(folder: string, sha256: string): StagedArchive {
    let folders: readonly string[] = [];
    return {
      sha256,
      open: async (): Promise<OpenedArchive> => {
        const opened = await openArchive(join(folder, zipName), join(folder, 'unpacked'));
        ({ folders } = opened);
        return opened;
      },
      keep: () => this.#keep(folder, sha256, folders),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }

  /** A transaction that is tried again finds everything in its place. */
  async #keep(folder: string, sha256: string, folders: readonly string[]): Promise<void> {
    const target = join(this.#root, sha256);
    if (!(await stat(join(folder, zipName)).catch(() => null))) return;
    await rm(target, { recursive: true, force: true });
    await mkdir(join(target, documentsName), { recursive: true, mode: 0o700 });
    for (const unpacked of folders) {
      const from = join(unpacked, documentsName);
      for (const name of await readdir(from).catch(() => []))
        await rename(join(from, name), join(target, documentsName, name));
    }
    await rename(join(folder, zipName), join(target, zipName));
  }

  async #sweep(): Promise<void> {
    for (const name of await readdir(this.#root)) {
      if (!half.test(name)) continue;
      const path = join(this.#root, name);
      const left = await stat(path).catch(() => null);
      if (left !== null && Date.now() - left.mtimeMs > leftMs)
        await rm(path, { recursive: true, force: true });
    }
  }

  #at(...parts: readonly string[]): string {
    return join(this.#root, ...parts);
  }
}
