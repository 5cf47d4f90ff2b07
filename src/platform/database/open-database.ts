import { Database } from './database.ts';
import { createPool, optionsOf } from './knex-pool.ts';
import { PipelinedReads } from './pipelined-reads.ts';
import { Transactions } from './transactions.ts';

type Options = Readonly<{
  /** Maximum number of connections. */
  size?: number;
  statementTimeoutMs?: number | undefined;
  isPooled?: boolean;
  replicaUrl?: string | undefined;
  /** URL that `copy` reads from; the database itself unless given. */
  copyUrl?: string | undefined;
  /** Called with each answer outside a file. */
  onAnswer?: () => void;
}>;

/** Opens a database and its transactions; `close` ends both. */
export const openDatabase = (
  url: string,
  { size = 8, statementTimeoutMs, isPooled = false, replicaUrl, copyUrl = url, onAnswer }: Options = {},
) => {
  const transactions = new Transactions(
    () => createPool(url, size, { statementTimeoutMs, isPooled }),
    !isPooled,
  );
  // A pooler may answer each statement from another connection.
  const reads = isPooled
    ? undefined
    : new PipelinedReads({ url, options: optionsOf({ statementTimeoutMs }), size: Math.ceil(size / 4) });
  const replica =
    replicaUrl === undefined
      ? undefined
      : createPool(replicaUrl, Math.ceil(size / 2), { statementTimeoutMs, isReadOnly: true });
  return {
    database: new Database({
      transactions,
      isPooled,
      copyUrl,
      onAnswer,
      ...(reads !== undefined && { reads }),
      ...(replica !== undefined && { replica }),
    }),
    transactions,
    close: async (): Promise<void> => {
      await reads?.close();
      await transactions.close();
      await replica?.destroy();
    },
  };
};
/** An open database; `close` it to release its connections. */
export type OpenDatabase = ReturnType<typeof openDatabase>;
