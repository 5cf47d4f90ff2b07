import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

export default class DbMigrate extends PlatenoCommand {
  static override summary = words.migrateSummary;
  static override examples = ['<%= config.bin %> db migrate'];

  async run(): Promise<{ migrated: true }> {
    await this.parse(DbMigrate);
    const { migrateDatabase, roleOf } = await import('#platform/database/migrate.ts');
    await this.withConfig(async ({ database: { url, migratorUrl } }) => {
      const [role, owner] = [roleOf(url), roleOf(migratorUrl)];
      await migrateDatabase({ migratorUrl, ...(role === owner ? {} : { applicationRole: role }) });
    });
    this.log(words.migrated);
    return { migrated: true };
  }
}
