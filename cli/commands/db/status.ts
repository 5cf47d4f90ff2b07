import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class DbStatus extends PlatenoCommand {
  static override summary = messages.statusSummary;
  static override examples = ['<%= config.bin %> db status'];

  async run(): Promise<{ pending: string[] }> {
    await this.parse(DbStatus);
    const { pendingMigrations } = await import('#platform/database/migrate.ts');
    const pending = await this.withConfig(({ database }) => pendingMigrations(database.migratorUrl));
    this.log(
      pending.length === 0
        ? messages.statusClean
        : fill(messages.statusPending, { names: pending.join(', ') }),
    );
    return { pending };
  }
}
