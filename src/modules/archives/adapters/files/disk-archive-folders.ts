import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import type { ArchiveFolder, ArchiveFolders, Pieces } from '../../application/archive-folder.ts';

/** A file that is not whole yet. */
const half = '.half';

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

const writeWhole = async (path: string, pieces: Pieces): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
};

class DiskArchiveFolder implements ArchiveFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): Promise<boolean> {
    return access(this.#at(path)).then(
      () => true,
      () => false,
    );
  }

  async write(path: string, pieces: Pieces): Promise<void> {
    const target = this.#at(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const written = `${target}.${randomUUID()}${half}`;
    try {
      await writeWhole(written, pieces);
      await link(written, target).catch((error: unknown) => {
        if (!isThere(error)) throw error;
      });
    } finally {
      await rm(written, { force: true });
    }
  }

  read(path: string): AsyncIterable<Uint8Array> {
    return createReadStream(this.#at(path));
  }

  async *lines(path: string): AsyncGenerator<string> {
    const input = createReadStream(this.#at(path), 'utf8');
    for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line;
  }

  async files(): Promise<readonly Readonly<{ path: string; bytes: number }>[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(half))
      .map(({ parentPath, name }) => relative(this.#root, join(parentPath, name)).split(sep).join('/'))
      .toSorted();
    const files: { path: string; bytes: number }[] = [];
    for (const path of paths) files.push({ path, bytes: (await stat(this.#at(path))).size });
    return files;
  }

  #at(path: string): string {
    return join(this.#root, ...path.split('/'));
  }
}

/** A folder of the data place, `archives` unless another is named, which server and worker share. */
export class DiskArchiveFolders implements ArchiveFolders {
  readonly #root: string;

  /** @param dataDir the data place */
  constructor(dataDir: string, name = 'archives') {
    this.#root = join(dataDir, name);
  }

  open(folder: string): ArchiveFolder {
    return new DiskArchiveFolder(join(this.#root, folder));
  }

  async remove(folder: string): Promise<void> {
    await rm(join(this.#root, folder), { recursive: true, force: true });
  }
}
