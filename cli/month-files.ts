import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { GivenFile } from '#modules/closing/index.ts';

const folderFiles = async (folder: string): Promise<GivenFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.toSorted().map(async (path) => ({ path: relative(folder, path), content: await readFile(path) })),
  );
};

const archiveFiles = async (path: string): Promise<GivenFile[]> => {
  const { openPromise } = await import('yauzl');
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
  const files: GivenFile[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('.pdf')) continue;
      files.push({ path: entry.fileName, content: await buffer(await archive.openReadStreamPromise(entry)) });
    }
  } finally {
    archive.close();
  }
  return files;
};

/** The files of a pack: of an archive, of a folder, or one file. @throws Error when it cannot be read */
export const readMonthFiles = async (path: string): Promise<GivenFile[]> => {
  if ((await stat(path)).isDirectory()) return folderFiles(path);
  if (path.endsWith('.zip')) return archiveFiles(path);
  return [{ path: basename(path), content: await readFile(path) }];
};
