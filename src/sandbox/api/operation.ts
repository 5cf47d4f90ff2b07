import type { z } from 'zod';
import type { Transaction } from '../storage/transaction.ts';
import type { World } from '../world.ts';

/** One call under way: its parameters have been read, its transaction is open. */
export type Call<Parameters> = {
  readonly tx: Transaction;
  /** The identifiers in the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly parameters: Parameters;
};

/** One call of the API: what it takes and what it does. Every call also takes `expand`. */
export type Operation<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/v1/${string}`;
  readonly shape: Shape;
  readonly run: (call: Call<z.output<z.ZodObject<Shape>>>) => Promise<object>;
  /** What happens between the commit and the answer. */
  readonly beforeAnswer?: (world: World, account: string, answer: object) => Promise<void>;
};

/** Ties an operation's `run` to the types of its own shape. */
export const operation = <Shape extends z.ZodRawShape>(described: Operation<Shape>): Operation =>
  described as unknown as Operation;
