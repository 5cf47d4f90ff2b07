import type { Random } from '#kernel/random.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; random: Random }>;

const batch = 500;

const insert = `insert into document_tokens (invoice_id, token)
  select * from unnest(cast(:ids as bigint[]), cast(:tokens as text[])) on conflict do nothing`;

/** Gives documents of the LEGAL series the tokens by which their proofs are found; one that has a token keeps it. */
const giveTokens = async ({ database, random }: Deps, ids: readonly number[]): Promise<void> =>
  void (await database.rows(insert, { ids: [...ids], tokens: ids.map(() => random.token()) }));

/** Call it in the transaction that stores the document. */
export const giveToken = (deps: Deps, invoiceId: number): Promise<void> => giveTokens(deps, [invoiceId]);

/**
 * Gives a token to documents that have none: those that the release before has issued on this schema.
 * @returns how many
 */
export const giveMissingTokens = async (deps: Deps): Promise<number> => {
  for (let given = 0; ;) {
    const rows = await deps.database.rows<{ id: number }>(
      `select i.id from invoices i where i.series = 'LEGAL'
         and not exists (select from document_tokens t where t.invoice_id = i.id) order by i.id limit ${batch}`,
    );
    await giveTokens(
      deps,
      rows.map(({ id }) => id),
    );
    given += rows.length;
    if (rows.length < batch) return given;
  }
};
