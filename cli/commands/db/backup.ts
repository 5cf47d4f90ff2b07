import { Flags } from '@oclif/core';
import { AuditLog } from '#kernel/audit.ts';
import { fileFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { aboutFile } from '../../file-problem.ts';
import { startProgress } from '../../progress.ts';
import { fill, messages } from '../../messages.ts';

type Result = Readonly<{
  folder: string;
  takenAt: string;
  tables: number;
  rows: number;
  /** Old backups beside it. */
  deleted: readonly string[];
}>;

export default class DbBackup extends PlatenoCommand {
  static override summary = messages.backupSummary;
  static override examples = [
    '<%= config.bin %> db backup --to /var/backups/plateno/2026-11-21',
    '<%= config.bin %> db backup --to "/var/backups/plateno/$(date +%F)" --keep 30 --json',
  ];
  static override flags = {
    to: fileFlag({ required: true, summary: messages.backupToFlag }),
    keep: Flags.integer({ min: 1, summary: messages.backupKeepFlag }),
  };

  async run(): Promise<Result> {
    const { to: folder, keep } = (await this.parse(DbBackup)).flags;
    const { backUpDatabase } = await import('#platform/backup/back-up-database.ts');
    const progress = startProgress();
    const work = this.asOperator(async ({ application, actor }) => {
      const { migratorUrl } = application.config.database;
      const manifest = await backUpDatabase({ migratorUrl, folder, onRows: progress.advance }).catch(
        (error: unknown) => {
          throw aboutFile(error, folder);
        },
      );
      const subject = { type: 'backup', id: manifest.takenAt } as const;
      await application
        .resolve(AuditLog)
        .record({ actor, action: 'database.backed-up', subject, data: { folder } });
      return manifest;
    });
    const { takenAt, tables } = await work.finally(progress.end);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    this.log(fill(messages.backedUp, { rows, tables: tables.length, folder }));
    const deleted = keep === undefined ? [] : await this.#deleteOld(folder, keep);
    return { folder, takenAt, tables: tables.length, rows, deleted };
  }

  /** Runs only after a backup was made and recorded. */
  async #deleteOld(made: string, keep: number): Promise<string[]> {
    const { deleteOldBackups } = await import('#platform/backup/delete-old-backups.ts');
    const deleted = await deleteOldBackups({ made, keep });
    for (const folder of deleted) this.log(fill(messages.backupDeleted, { folder }));
    return deleted;
  }
}
