import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

export default class DbRollback extends PlatenoCommand {
  static override summary = words.rollbackSummary;
  static override examples = ['<%= config.bin %> db rollback --yes'];
  static override flags = confirmationFlags;

  async run(): Promise<{ rolledBack: true }> {
    const { flags } = await this.parse(DbRollback);
    await this.confirm(words.rollbackQuestion, flags);
    const { rollBackDatabase } = await import('#platform/database/migrate.ts');
    await this.withConfig(async ({ mode, database }) => {
      if (mode === 'production') this.error(words.notInProduction, { exit: 4 });
      await rollBackDatabase(database.migratorUrl);
    });
    this.log(words.rolledBack);
    return { rolledBack: true };
  }
}
