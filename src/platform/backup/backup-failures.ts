import { Failure } from '#kernel/failure.ts';

/** A backup never overwrites another. */
export class BackupFolderNotEmpty extends Failure {
  readonly code = 'backups.folder-not-empty';
  readonly kind = 'conflict';
}

/** The folder has no readable manifest. */
export class NotABackup extends Failure {
  readonly code = 'backups.not-a-backup';
  readonly kind = 'invalid';
}

/** A file of the backup is missing, or differs from the one written. */
export class BackupDamaged extends Failure {
  readonly code = 'backups.damaged';
  readonly kind = 'invalid';

  constructor(file: string) {
    super({ params: { file } });
  }
}

/** The backup has migrations that this version does not know. */
export class BackupTooNew extends Failure {
  readonly code = 'backups.too-new';
  readonly kind = 'conflict';
}

/** A backup is restored into an empty database only. */
export class DatabaseNotEmpty extends Failure {
  readonly code = 'backups.database-not-empty';
  readonly kind = 'conflict';
}
