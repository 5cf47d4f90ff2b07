import { Flags } from '@oclif/core';
import type { ListRates } from '#modules/payments/index.ts';
import { PlatenoCommand } from '../../command.ts';
import type { Columns } from '../../table.ts';
import { words } from '../../words.ts';

type Rates = Awaited<ReturnType<ListRates['execute']>>;

const columns: Columns<Rates[number]> = {
  day: ({ day }) => day,
  currency: ({ currency }) => currency,
  'per euro': ({ perEuro }) => perEuro,
  source: ({ source }) => source,
};

export default class RatesList extends PlatenoCommand {
  static override summary = words.ratesListSummary;
  static override examples = [
    '<%= config.bin %> rates list',
    '<%= config.bin %> rates list --limit 5 --json',
  ];
  static override flags = {
    limit: Flags.integer({ default: 30, min: 1, max: 500, summary: words.limitFlag }),
  };

  async run(): Promise<{ rates: Rates }> {
    const { limit } = (await this.parse(RatesList)).flags;
    const rates = await this.asOperator(async ({ application, actor }) => {
      const door = await import('#modules/payments/index.ts');
      return application.resolve(door.ListRates).execute({ actor, limit });
    });
    this.table(rates, columns, words.noRates);
    return { rates };
  }
}
