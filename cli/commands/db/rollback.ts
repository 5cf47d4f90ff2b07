import { rollBackDatabase } from '#platform/database/migrate.ts';
import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

export default class DbRollback extends PlatenoCommand {
  static override summary = words.rollbackSummary;
  static override examples = ['<%= config.bin %> db rollback'];

  async run(): Promise<{ rolledBack: true }> {
    await this.parse(DbRollback);
    await this.withConfig(async ({ mode, database }) => {
      if (mode === 'production') this.error(words.notInProduction, { exit: 4 });
      await rollBackDatabase(database.migratorUrl);
    });
    this.log(words.rolledBack);
    return { rolledBack: true };
  }
}
