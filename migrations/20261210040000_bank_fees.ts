import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
const currencies = ['EUR', 'USD', 'BGN'];

/**
 * The fees of payments by bank, of any currency: the row BANK. The release before asks for a currency and does not see it.
 * They are zero: a fee of Plateno is kept from money of the card provider, and such a payment brings none.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addConstraintOnline(knex, {
    name: 'fee_schedules_charge_currency_check',
    table: 'fee_schedules',
    is: `check (charge_currency in (${list([...currencies, 'BANK'])}))`,
  });
  await addConstraintOnline(knex, {
    name: 'fee_schedules_bank_check',
    table: 'fee_schedules',
    is: `check (charge_currency <> 'BANK'
      or platform_basis_points = 0 and provider_basis_points = 0 and provider_fixed_minor = 0)`,
  });
  // Without an instant, as the other first rows.
  await knex.raw(`
    insert into fee_schedules (valid_from, charge_currency, platform_basis_points, provider_basis_points,
      provider_fixed_minor, added_at)
    values ('2020-01-01', 'BANK', 0, 0, 0, null) on conflict do nothing`);
};

/** A row that applies already stays, as the trigger asks; it is read by nothing then. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table fee_schedules drop constraint fee_schedules_bank_check,
      drop constraint fee_schedules_charge_currency_check,
      add constraint fee_schedules_charge_currency_check check (charge_currency in (${list(currencies)})) not valid`);
};
