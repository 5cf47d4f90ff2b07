import type { Database } from '../database/database.ts';

/** Last outcome of the mail server; `error` is its own message and is not shown to merchants. */
export type MailStatus = Readonly<{
  state: 'sending' | 'failing' | 'unused';
  attemptedAt: string | null;
  error: string | null;
}>;

type Row = Readonly<{ attemptedAt: string; error: string | null }>;

/** A repeated outcome is written at most once a minute, so that concurrent mails do not wait for one row. */
const save = `insert into mail_outcome (attempted_at, error) values (now(), :error)
  on conflict (id) do update set attempted_at = excluded.attempted_at, error = excluded.error
  where mail_outcome.error is distinct from excluded.error
    or mail_outcome.attempted_at < excluded.attempted_at - interval '1 minute'`;

/** `error` null: the mail server accepted the mail, or rejected this one mail permanently. */
export const saveMailOutcome = async (database: Database, error: string | null): Promise<void> => {
  await database.rows(save, { error });
};

/**
 * The latest outcome of all processes, a success up to ten seconds late beside another one (`RecordedMailer`); `unused` when
 * no mail was ever sent.
 */
export const readMailStatus = async (database: Database): Promise<MailStatus> => {
  const [row] = await database.rows<Row>(
    'select attempted_at as "attemptedAt", error from mail_outcome where id = 1',
  );
  if (row === undefined) return { state: 'unused', attemptedAt: null, error: null };
  return { ...row, state: row.error === null ? 'sending' : 'failing' };
};
