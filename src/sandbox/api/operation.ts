import type { z } from 'zod';
import type { Transaction } from '../storage/transaction.ts';
import type { SandboxContext } from '../context.ts';
import type { Upload } from './read-upload.ts';

/** A call in progress: its parameters are parsed, its transaction is open. */
type Call<Parameters> = {
  readonly tx: Transaction;
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly parameters: Parameters;
  /** The file of an operation that takes one. */
  readonly upload: Upload | undefined;
};

/** One operation of the API: its parameters and its effect. Every operation also takes `expand`. */
export type Operation<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/v1/${string}`;
  readonly shape: Shape;
  /** The body is multipart/form-data with a `file`. */
  readonly isUpload?: true;
  readonly run: (call: Call<z.output<z.ZodObject<Shape>>>) => Promise<object>;
  /** Runs between the commit and the answer. */
  readonly beforeAnswer?: (context: SandboxContext, account: string, answer: object) => Promise<void>;
};

/** Binds an operation's `run` to the types of its own shape. */
export const operation = <Shape extends z.ZodRawShape>(described: Operation<Shape>): Operation =>
  described as unknown as Operation;
