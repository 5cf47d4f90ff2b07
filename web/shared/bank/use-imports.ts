import { useRef, useState } from 'react';
import { importStatement, type ImportedStatement } from '#contract/banking/bank-statements.ts';
import { ApiError } from '../api-error.ts';
import { base64Of } from '../base64-of.ts';
import { call } from '../call.ts';

/** What a file dialog offers; browsers know no type for most of these. */
export const acceptedFiles = '.xml,.sta,.mt940,.940,.txt,.csv,.tsv,.xlsx';

/** The largest file, in bytes; the server refuses a larger one as `banking.too-large`. */
const mostBytes = 5_000_000;

/** What became of one file. `isTooLarge`: it was not sent. */
export type ReadingOfFile =
  | Readonly<{ state: 'WAITS' | 'READING' | 'TOO_LARGE' }>
  | Readonly<{ state: 'DONE'; result: ImportedStatement }>
  | Readonly<{ state: 'FAILED'; error: unknown }>;

/** A file that was dropped, with its place among all of the page. */
export type DroppedFile = Readonly<{ id: number; file: File; reading: ReadingOfFile }>;

/** The account is named by a table that has none of its own; the client by staff that acts for it. */
export type ImportTarget = Readonly<{ accountId?: number; merchantId?: number }>;

const readFile = async (file: File, target: ImportTarget): Promise<ReadingOfFile> => {
  if (file.size > mostBytes) return { state: 'TOO_LARGE' };
  try {
    const body = { ...target, fileName: file.name.slice(0, 200), content: await base64Of(file) };
    return { state: 'DONE', result: await call(importStatement, { body }) };
  } catch (error) {
    return { state: 'FAILED', error };
  }
};

/** Whether the file is of an account that is not known. */
export const isOfOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'banking.other-account';

/**
 * Reads files one after another: they may be of one account, whose import is one at a time.
 * @param onRead after each file, with what became of it
 */
export const useImports = (onRead: (reading: ReadingOfFile) => unknown) => {
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  const set = (id: number, reading: ReadingOfFile): void =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, reading } : each)));
  const read = (id: number, file: File, target: ImportTarget): void => {
    queue.current = queue.current.then(async () => {
      set(id, { state: 'READING' });
      const reading = await readFile(file, target);
      set(id, reading);
      await onRead(reading);
    });
  };
  /** Reads new files, the newest shown first. */
  const add = (chosen: readonly File[], target: ImportTarget = {}): void => {
    const added = chosen.map((file) => ({
      id: (last.current += 1),
      file,
      reading: { state: 'WAITS' } as const,
    }));
    setFiles((all) => [...added, ...all]);
    for (const { id, file } of added) read(id, file, target);
  };
  /** Reads a file again, once its columns are named. */
  const again = ({ id, file }: DroppedFile, target: ImportTarget): void => read(id, file, target);
  const isReading = files.some(({ reading }) => reading.state === 'WAITS' || reading.state === 'READING');
  return { files, add, again, isReading };
};
