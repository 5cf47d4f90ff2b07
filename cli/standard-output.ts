import { createWriteStream, fstatSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { aboutFile, fileProblem } from './file-problem.ts';
import { messages } from './messages.ts';

const descriptor = 1;

const isFile = (): boolean => {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
};

/** Names standard output in an error of the system. */
export const aboutStandardOutput = (error: unknown): unknown => aboutFile(error, messages.standardOutput);

/** Ends the command whose output is lost; a reader that closes the pipe (`| head`) is no failure. */
export const endWithoutOutput = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit(0);
  aboutStandardOutput(error);
  process.stderr.write(`${fileProblem(error)?.message ?? error.message}\n`);
  process.exit(2);
};

/**
 * Writes a line to standard output when it is a file, all of it, or ends the command: `process.stdout` and `console.log`
 * write a part to a disk that fills, and report nothing.
 * @returns false when standard output is no file
 */
export const writeLineToFile = (line: () => string): boolean => {
  if (!isFile()) return false;
  try {
    writeFileSync(descriptor, Buffer.from(`${line()}\n`));
  } catch (error) {
    endWithoutOutput(error as NodeJS.ErrnoException);
  }
  return true;
};

/** Standard output for a long content; a file is written in full or fails. */
export const standardOutput = (): Writable =>
  isFile() ? createWriteStream('', { fd: descriptor, autoClose: false }) : process.stdout;
