import { countUsers } from '#contract/users/users.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class DbSeed extends PlatenoCommand {
  static override summary = messages.dbSeedSummary;
  static override examples = ['<%= config.bin %> db seed', 'SEED=none <%= config.bin %> db seed'];

  async run(): Promise<{ seeded: true }> {
    await this.parse(DbSeed);
    await this.asOperator(async ({ application, ask }) => {
      const { config } = application;
      if (config.mode === 'production') this.error(messages.notInProduction, { exit: 4 });
      const { totalUsers } = await ask(countUsers, {});
      if (totalUsers > 0) this.error(messages.notEmpty, { exit: 5 });
      const { seedDatabase } = await import('../../../seeds/demo.ts');
      await seedDatabase(config);
    });
    this.log(messages.dbSeeded);
    return { seeded: true };
  }
}
