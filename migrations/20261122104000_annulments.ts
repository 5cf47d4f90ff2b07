import type { Knex } from 'knex';

const changeable = `array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason']`;

const refuseDocumentChange = (more: string): string => `
  create or replace function refuse_document_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      raise exception 'an issued document is never deleted' using errcode = 'restrict_violation';
    end if;
    if to_jsonb(new) - ${changeable} <> to_jsonb(old) - ${changeable} then
      raise exception 'an issued document is never edited' using errcode = 'restrict_violation';
    end if;
    ${more}
    return new;
  end $$;`;

/**
 * An annulment is an append-only row. Its hash covers the document and the end of its series' chain, and becomes
 * the new end (src/modules/invoices/domain/corrections/annulment.ts). Annulments of earlier versions are appended at the end of
 * their chains, ordered by instant.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table invoice_annulments (
      invoice_id bigint primary key references invoices,
      merchant_id bigint not null,
      series text not null,
      annulled_at timestamptz not null,
      reason text not null,
      previous_hash text not null,
      annulment_hash text not null unique,
      foreign key (merchant_id, series) references invoice_series
    );
    create index invoice_annulments_series on invoice_annulments (merchant_id, series);

    do $$
    declare
      annulled record;
      previous text;
      hash text;
    begin
      for annulled in
        select i.*, date_trunc('milliseconds', i.annulled_at) as moment from invoices i
        where i.annulled_at is not null order by i.annulled_at, i.id
      loop
        select last_hash into strict previous from invoice_series
        where merchant_id = annulled.merchant_id and series = annulled.series for update;
        hash := encode(sha256(convert_to(concat_ws(chr(10), 'annulment', annulled.merchant_id, annulled.series,
          annulled.number, annulled.document_hash,
          to_char(annulled.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          previous, annulled.annulment_reason), 'UTF8')), 'hex');
        insert into invoice_annulments values (annulled.id, annulled.merchant_id, annulled.series,
          annulled.moment, annulled.annulment_reason, previous, hash);
        update invoice_series set last_hash = hash
        where merchant_id = annulled.merchant_id and series = annulled.series;
      end loop;
    end $$;

    create trigger append_only before update or delete on invoice_annulments
      for each row execute function refuse_change();

    create function show_annulment() returns trigger language plpgsql as $$
    begin
      update invoices set annulled_at = new.annulled_at, annulment_reason = new.reason where id = new.invoice_id;
      return null;
    end $$;
    create trigger show_annulment after insert on invoice_annulments
      for each row execute function show_annulment();
    ${refuseDocumentChange(`
    if (new.annulled_at, new.annulment_reason) is distinct from (old.annulled_at, old.annulment_reason)
        and not exists (select from invoice_annulments a where a.invoice_id = new.id
          and a.annulled_at = new.annulled_at and a.reason = new.annulment_reason) then
      raise exception 'an annulment is appended and never taken back' using errcode = 'restrict_violation';
    end if;`)}
  `);
};

/** The chains end with their last documents again. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ${refuseDocumentChange('')}
    update invoice_series s set last_hash = (select i.document_hash from invoices i
      where i.merchant_id = s.merchant_id and i.series = s.series order by i.number desc limit 1)
    where exists (select from invoice_annulments a where a.merchant_id = s.merchant_id and a.series = s.series);
    drop table invoice_annulments;
    drop function show_annulment();
  `);
};
