import type { ReadFile, ReadOptions } from '../domain/statement.ts';

/** Reads the bytes of a bank's file, whatever its format. @throws Failure for a file that is no statement, or not whole */
export type ReadStatementFile = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadFile>;
