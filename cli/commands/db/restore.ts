import { AuditLog } from '#kernel/audit.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { fileFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { fill, messages } from '../../messages.ts';

type Result = Readonly<{ takenAt: string; rows: number; restored: boolean }>;

export default class DbRestore extends PlatenoCommand {
  static override summary = messages.restoreSummary;
  static override examples = [
    '<%= config.bin %> db restore --from /var/backups/plateno/2026-11-21 --dry-run',
    '<%= config.bin %> db restore --from /var/backups/plateno/2026-11-21',
  ];
  static override flags = {
    ...dryRunFlag,
    from: fileFlag({ required: true, summary: messages.restoreFromFlag }),
  };

  async run(): Promise<Result> {
    const { from: folder } = (await this.parse(DbRestore)).flags;
    const { isDryRun } = this;
    const { restoreDatabase } = await import('#platform/backup/restore-database.ts');
    const { applicationRoleOf } = await import('#platform/database/migrate.ts');
    const progress = startProgress();
    const work = this.asOperator(async ({ application, actor }) => {
      const { database } = application.config;
      const applicationRole = applicationRoleOf(database);
      const manifest = await restoreDatabase({
        migratorUrl: database.migratorUrl,
        applicationRole,
        folder,
        isDryRun,
        onRows: progress.advance,
        onTotal: progress.expect,
      });
      if (isDryRun) return manifest;
      const subject = { type: 'backup', id: manifest.takenAt } as const;
      await application
        .resolve(AuditLog)
        .record({ actor, action: 'database.restored', subject, data: { folder } });
      return manifest;
    });
    const { takenAt, tables } = await work.finally(progress.end);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    this.log(fill(isDryRun ? messages.restoreWould : messages.restored, { rows, takenAt }));
    return { takenAt, rows, restored: !isDryRun };
  }
}
