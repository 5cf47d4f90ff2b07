import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

/** Its own code: a script tells pending migrations from a database that does not answer. */
const pendingCode = 6;

export default class DbStatus extends PlatenoCommand {
  static override summary = messages.statusSummary;
  static override examples = ['<%= config.bin %> db status'];

  async run(): Promise<{ pending: string[] }> {
    await this.parse(DbStatus);
    const { pendingMigrations } = await import('#platform/database/migrate.ts');
    const pending = await this.withConfig(({ database }) => pendingMigrations(database.migratorUrl));
    for (const name of pending) this.log(name);
    if (pending.length === 0) this.log(messages.statusClean);
    else {
      this.notify(fill(messages.statusPending, { count: pending.length }));
      process.exitCode = pendingCode;
    }
    return { pending };
  }
}
