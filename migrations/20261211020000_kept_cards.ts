import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/**
 * The most a month that a link offers its payer to agree to, what the payer of a payment agreed to, and charges of a card
 * that stays: an attempt without a page, KEPT_CARD.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payment_links add column if not exists card_max_minor bigint;
    alter table payments add column if not exists card_max_minor bigint;
    alter table payments add column if not exists card_agreed_text text;
    alter table payments add column if not exists mandate_id bigint;
    alter table payment_attempts add column if not exists kind text not null default 'PAGE';`);
  const rules = [
    ['payment_links_card_max_check', 'payment_links', 'check (card_max_minor > 0)'],
    [
      'payments_card_max_check',
      'payments',
      'check (card_max_minor > 0 and (card_max_minor is null) = (card_agreed_text is null))',
    ],
    ['payments_mandate_id_fkey', 'payments', 'foreign key (mandate_id) references card_mandates (id)'],
    ['payment_attempts_kind_check', 'payment_attempts', `check (kind in ('PAGE', 'KEPT_CARD'))`],
    [
      'payment_attempts_check',
      'payment_attempts',
      `check (state <> 'OPEN' or (provider_session_id is not null and (checkout_url is not null or kind = 'KEPT_CARD')))`,
    ],
  ] as const;
  for (const [name, table, is] of rules) await addConstraintOnline(knex, { name, table, is });
  await addIndexOnline(knex, {
    name: 'payments_of_mandate',
    table: 'payments',
    on: '(mandate_id, created_at) where mandate_id is not null',
  });
};

/** Attempts that only the newer rule allows stay: the older one applies to new rows. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index payments_of_mandate;
    alter table payment_attempts drop constraint payment_attempts_check,
      drop constraint payment_attempts_kind_check,
      drop column kind,
      add constraint payment_attempts_check
        check (state <> 'OPEN' or (provider_session_id is not null and checkout_url is not null)) not valid;
    alter table payments drop constraint payments_mandate_id_fkey,
      drop constraint payments_card_max_check,
      drop column mandate_id,
      drop column card_agreed_text,
      drop column card_max_minor;
    alter table payment_links drop constraint payment_links_card_max_check, drop column card_max_minor;`);
};
