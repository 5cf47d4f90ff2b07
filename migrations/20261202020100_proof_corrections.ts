import type { Knex } from 'knex';

/**
 * Corrections of the proof of documents whose stored texts have lost letters: append-only rows of the hash chain
 * (src/modules/invoices/domain/numbers/proof-correction.ts). The document and its hash stay.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table invoice_proof_corrections (
      invoice_id bigint primary key references invoices,
      merchant_id bigint not null,
      series text not null,
      content_hash text not null,
      letters text not null,
      corrected_at timestamptz not null,
      corrected_by text not null,
      reason text not null,
      previous_hash text not null,
      correction_hash text not null unique,
      foreign key (merchant_id, series) references invoice_series
    );
    create index invoice_proof_corrections_series on invoice_proof_corrections (merchant_id, series);
    create trigger append_only before update or delete on invoice_proof_corrections
      for each row execute function refuse_change();
  `);
};

/**
 * Chains that end with a correction end with the row before it again. Rows that followed a correction stay behind its
 * hash, which the version before reports as REORDERED.
 */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    with recursive back as (
      select merchant_id, series, last_hash as hash from invoice_series
      union all
      select b.merchant_id, b.series, c.previous_hash from back b
      join invoice_proof_corrections c on c.correction_hash = b.hash
    )
    update invoice_series s set last_hash = b.hash from back b
    where b.merchant_id = s.merchant_id and b.series = s.series
      and not exists (select from invoice_proof_corrections c where c.correction_hash = b.hash);
    drop table invoice_proof_corrections;
  `);
};
