import type { PresentedFailure } from './present-failure.ts';
import { fill, messages as texts } from './messages.ts';

const messages: Readonly<Record<string, string>> = {
  ENOENT: texts.fileMissing,
  ENOTDIR: texts.fileMissing,
  EISDIR: texts.fileIsFolder,
  EACCES: texts.fileForbidden,
  EPERM: texts.fileForbidden,
  EROFS: texts.fileForbidden,
  ENOSPC: texts.fileDiskFull,
  EDQUOT: texts.fileDiskFull,
};

/** Names the file in an error of the system, which names none, or a part of it, while the file is written. */
export const aboutFile = (error: unknown, path: string): unknown =>
  error instanceof Error && 'syscall' in error ? Object.assign(error, { path }) : error;

/** Advice for a file that cannot be read or written; undefined for any other error. */
export const fileProblem = (
  error: Readonly<{ message: string; code?: unknown; path?: unknown }>,
): PresentedFailure | undefined => {
  const text = messages[String(error.code)];
  if (text === undefined || typeof error.path !== 'string') return undefined;
  return { code: 'file.unusable', message: fill(text, { file: error.path }) };
};
