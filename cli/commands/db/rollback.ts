import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class DbRollback extends PlatenoCommand {
  static override summary = messages.rollbackSummary;
  static override examples = ['<%= config.bin %> db rollback --yes'];
  static override flags = confirmationFlags;

  async run(): Promise<{ rolledBack: true }> {
    const { flags } = await this.parse(DbRollback);
    await this.confirm(messages.rollbackQuestion, flags);
    const { rollBackDatabase } = await import('#platform/database/migrate.ts');
    await this.withConfig(async ({ mode, database }) => {
      if (mode === 'production') this.error(messages.notInProduction, { exit: 4 });
      await rollBackDatabase(database.migratorUrl);
    });
    this.log(messages.rolledBack);
    return { rolledBack: true };
  }
}
