import type { FetchRates } from '#modules/rates/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Result = Awaited<ReturnType<FetchRates['execute']>>;

export default class RatesFetch extends PlatenoCommand {
  static override upTo = 'rates' as const;
  static override summary = messages.ratesFetchSummary;
  static override examples = ['<%= config.bin %> rates fetch', '<%= config.bin %> rates fetch --json'];

  async run(): Promise<Result> {
    await this.parse(RatesFetch);
    const result = await this.asOperator(async ({ application, actor }) => {
      const api = await import('#modules/rates/index.ts');
      return application.resolve(api.FetchRates).execute({ actor });
    });
    const { days, first, last } = result;
    this.log(fill(messages.ratesImported, { days, first: first ?? '-', last: last ?? '-' }));
    return result;
  }
}
