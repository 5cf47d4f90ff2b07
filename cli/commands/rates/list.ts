import { Flags } from '@oclif/core';
import type { listRates } from '#modules/rates/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { queryDeps } from '../../query-deps.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

type Rates = Awaited<ReturnType<typeof listRates>>;

const columns: Columns<Rates[number]> = {
  day: ({ day }) => day,
  currency: ({ currency }) => currency,
  'per euro': ({ perEuro }) => perEuro,
  source: ({ source }) => source,
};

export default class RatesList extends PlatenoCommand {
  static override upTo = 'rates' as const;
  static override summary = messages.ratesListSummary;
  static override examples = [
    '<%= config.bin %> rates list',
    '<%= config.bin %> rates list --limit 5 --json',
  ];
  static override flags = {
    limit: Flags.integer({ default: 30, min: 1, max: 500, summary: messages.limitFlag }),
  };

  async run(): Promise<{ rates: Rates }> {
    const { limit } = (await this.parse(RatesList)).flags;
    const rates = await this.asOperator(async ({ application, actor }) => {
      const api = await import('#modules/rates/index.ts');
      return api.listRates(await queryDeps(application), { actor, limit });
    });
    this.table(rates, columns, messages.noRates);
    return { rates };
  }
}
