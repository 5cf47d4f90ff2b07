import type { PresentedFailure } from './present-failure.ts';
import { fill, words } from './words.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOENT: words.fileMissing,
  ENOTDIR: words.fileMissing,
  EISDIR: words.fileIsFolder,
  EACCES: words.fileForbidden,
  EPERM: words.fileForbidden,
  EROFS: words.fileForbidden,
  ENOSPC: words.fileDiskFull,
};

/** What an operator can do about a file that was named and cannot be read or written; undefined for any other error. */
export const fileTrouble = (
  error: Readonly<{ message: string; code?: unknown; path?: unknown }>,
): PresentedFailure | undefined => {
  const sentence = sentences[String(error.code)];
  if (sentence === undefined || typeof error.path !== 'string') return undefined;
  return { code: 'file.unusable', message: fill(sentence, { file: error.path }) };
};
