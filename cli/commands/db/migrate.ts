import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

export default class DbMigrate extends PlatenoCommand {
  static override summary = words.migrateSummary;
  static override examples = ['<%= config.bin %> db migrate'];

  async run(): Promise<{ migrated: true }> {
    await this.parse(DbMigrate);
    const { applicationRoleOf, migrateDatabase } = await import('#platform/database/migrate.ts');
    await this.withConfig(({ database }) =>
      migrateDatabase({ migratorUrl: database.migratorUrl, applicationRole: applicationRoleOf(database) }),
    );
    this.log(words.migrated);
    return { migrated: true };
  }
}
