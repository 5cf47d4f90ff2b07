import { Flags } from '@oclif/core';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { dayFlag } from '../arguments.ts';
import { PlatenoCommand } from '../command.ts';
import { startProgress } from '../progress.ts';
import { fill, messages } from '../messages.ts';

type Seeded = Readonly<{ merchants: number; payments: number; seed: number; until: string }>;

export default class Seed extends PlatenoCommand {
  static override summary = messages.seedSummary;
  static override examples = [
    '<%= config.bin %> seed',
    '<%= config.bin %> seed --merchants 500 --payments 1000000 --seed 7',
    '<%= config.bin %> seed --merchants 40 --payments 20000 --days 365 --until 2026-11-01',
  ];
  static override flags = {
    merchants: Flags.integer({ summary: messages.seedMerchantsFlag, default: 50, min: 1, max: 20_000 }),
    payments: Flags.integer({ summary: messages.seedPaymentsFlag, default: 10_000, min: 0 }),
    seed: Flags.integer({ summary: messages.seedFlag, default: 1, min: 0, max: 2_000_000_000 }),
    days: Flags.integer({ summary: messages.seedDaysFlag, default: 730, min: 30, max: 3_650 }),
    until: dayFlag({ summary: messages.seedUntilFlag }),
  };

  async run(): Promise<Seeded> {
    const { flags } = await this.parse(Seed);
    const { merchants, payments, seed, days } = flags;
    const until = this.#until(flags.until);
    await this.withConfig(async (config) => {
      if (config.mode === 'production') this.error(messages.notInProduction, { exit: 4 });
      const { seedSyntheticData, isSeeded } = await import('../../seeds/synthetic.ts');
      if (await isSeeded(config, seed)) this.error(fill(messages.seedExists, { seed }), { exit: 5 });
      const progress = startProgress({ total: merchants + payments });
      const request = { merchants, payments, seed, days, until };
      await seedSyntheticData(config, request, progress.advance).finally(progress.end);
    });
    this.log(fill(messages.seeded, { merchants, payments }));
    return { merchants, payments, seed, until };
  }

  /** The day at whose start the history ends: today in Sofia unless given. */
  #until(given: BusinessDate | undefined): BusinessDate {
    const today = businessDateOf(new Date());
    const day = given ?? today;
    if (day > today) this.error(fill(messages.seedUntilWrong, { until: day }), { exit: 2 });
    return day;
  }
}
