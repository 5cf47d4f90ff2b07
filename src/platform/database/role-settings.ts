import type { Database } from './database.ts';

/** Session settings that an unpooled connection sets for itself; behind a pooler the role must have them. */
const requiredSettings = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const;

type Settings = Readonly<Record<'zone' | (typeof requiredSettings)[number], string>>;

/** @throws Error that names the missing settings and how to set them */
export const expectRoleSettings = async (database: Database): Promise<void> => {
  const columns = requiredSettings.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  const [settings] = await database.rows<Settings>(`select current_setting('TimeZone') as zone, ${columns}`);
  const missing = [
    ...(settings!.zone === 'UTC' ? [] : ['timezone']),
    ...requiredSettings.filter((name) => settings![name] === '0'),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `Behind a pooler the role of DATABASE_URL must set ${missing.join(', ')} by itself: alter role … in database … set … (docs/scaling.md, "PgBouncer").`,
  );
};
