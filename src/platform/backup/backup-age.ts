import type { AttentionItem } from '#kernel/attention-item.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

type Deps = Readonly<{
  database: Pick<Database, 'rows'>;
  clock: Clock;
  config: Pick<Config, 'mode' | 'backups'>;
}>;

/** Hours within which a backup must follow the one before; the alert `BackupOld` names the same time. */
const withinHours = 48;

/** Instants as the database gives them. */
type Row = Readonly<{ last: string | null; began: string | null }>;

/** When the last backup was recorded, and when the installation began (its first migration). */
const readMoments = async ({ database }: Deps): Promise<Row> => {
  const [row] = await database.rows<Row>(
    `select (select max(at) from audit_log
             where subject_type = 'backup' and action = 'database.backed-up') as last,
            (select min(migration_time) from schema_migrations) as began`,
  );
  return row!;
};

type Age = Readonly<{ seconds: number; last: string | null }>;

/**
 * Seconds since the last backup. Of an installation that has made none: since it began in production; null elsewhere,
 * where none is expected: another program makes them, or it is no production.
 */
const ageOf = async (deps: Deps): Promise<Age | null> => {
  if (deps.config.backups === 'elsewhere') return null;
  const { last, began } = await readMoments(deps);
  const from = last ?? (deps.config.mode === 'production' ? began : null);
  if (from === null) return null;
  return { seconds: Math.max(0, (deps.clock.now().getTime() - Date.parse(from)) / 1000), last };
};

const isOld = (age: Age | null): age is Age => age !== null && age.seconds > withinHours * 3600;

/** The last backup is older than two days, or there is none: a warning, because no stored record is wrong. */
export const backupCheck = (deps: Deps): Invariant => ({
  code: 'doctor.backup-current',
  severity: 'warning',
  violations: async () => {
    const age = await ageOf(deps);
    if (!isOld(age)) return [];
    const { last } = age;
    return [{ record: last === null ? 'no backup was made' : `the last backup is of ${last}` }];
  },
});

/** Counts 1 while the last backup is older than two days, or there is none, in production. */
export const backupAttention = (deps: Deps): AttentionItem<'BACKUP_OLD'> => ({
  kind: 'BACKUP_OLD',
  count: async () => (isOld(await ageOf(deps)) ? 1 : 0),
});

/** No value where no backup is expected. */
export const backupGauge = (deps: Deps): Gauge => ({
  name: 'plateno_backup_age_seconds',
  help: 'Seconds since the last backup of db backup; before the first one since the installation began.',
  labels: ['made'],
  read: async () => {
    const age = await ageOf(deps);
    return age === null ? [] : [{ labels: { made: age.last === null ? 'no' : 'yes' }, value: age.seconds }];
  },
});
