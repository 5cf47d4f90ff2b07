import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class DbMigrate extends PlatenoCommand {
  static override summary = messages.migrateSummary;
  static override examples = ['<%= config.bin %> db migrate'];

  async run(): Promise<{ migrated: true }> {
    await this.parse(DbMigrate);
    const { applicationRoleOf, migrateDatabase } = await import('#platform/database/migrate.ts');
    await this.withConfig(({ database }) =>
      migrateDatabase({ migratorUrl: database.migratorUrl, applicationRole: applicationRoleOf(database) }),
    );
    this.log(messages.migrated);
    return { migrated: true };
  }
}
