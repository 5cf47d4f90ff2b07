import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const batch = 1_000;

/** Tables whose rows follow a hash of a chain. */
const chained = [
  'invoices',
  'invoice_annulments',
  'invoice_payments',
  'invoice_payments_taken_back',
  'invoice_originals',
  'invoice_proof_corrections',
];

const indexName = (table: string): string => `${table}_previous_hash`;

/** Gives a token to each document of the LEGAL series that has none, in the order of their ids. */
const giveTokens = async (knex: Knex): Promise<void> => {
  for (let after = 0; ;) {
    const { rows } = await knex.raw<{ rows: readonly { id: number }[] }>(
      `select i.id from invoices i where i.id > ? and i.series = 'LEGAL'
         and not exists (select from document_tokens t where t.invoice_id = i.id)
       order by i.id limit ${batch}`,
      [after],
    );
    if (rows.length === 0) return;
    after = Number(rows.at(-1)!.id);
    const tokens = rows.map(() => randomBytes(16).toString('base64url'));
    await knex.raw(
      `insert into document_tokens (invoice_id, token)
       select * from unnest(cast(? as bigint[]), cast(? as text[])) on conflict do nothing`,
      [rows.map(({ id }) => id), tokens],
    );
  }
};

/**
 * A document has a token, by which its proof is found, and a proof looks the next row of a chain up by the hash that it
 * follows. `changed_documents` holds those of which a proof has found a change. A mail can bring the UBL file, too.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table if not exists document_tokens (
      invoice_id bigint primary key references invoices (id),
      token text not null unique
    )`);
  await knex.raw(`
    create table if not exists changed_documents (
      invoice_id bigint primary key references invoices (id),
      found_at timestamptz not null
    )`);
  await knex.raw(
    'alter table invoice_deliveries add column if not exists with_ubl boolean not null default false',
  );
  for (const table of chained)
    await addIndexOnline(knex, { name: indexName(table), table, on: '(previous_hash)' });
  await giveTokens(knex);
};

export const down = async (knex: Knex): Promise<void> => {
  for (const table of chained) await knex.raw(`drop index if exists ${indexName(table)}`);
  await knex.raw('alter table invoice_deliveries drop column if exists with_ubl');
  await knex.raw('drop table if exists changed_documents, document_tokens');
};
