import type { Database } from '#platform/database/database.ts';

const lines = async (owner: Database, sql: string): Promise<string[]> =>
  (await owner.rows<{ line: string }>(sql)).map(({ line }) => line).toSorted();

/** Every schema object of our migrations, one line each. @param owner connected as the owner of the schema */
export const schemaLines = async (owner: Database): Promise<string[]> => [
  ...(await lines(
    owner,
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
     from information_schema.columns where table_schema = 'public' and table_name not like '%schema_migrations%'`,
  )),
  ...(await lines(
    owner,
    `select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid::regclass::text not like '%schema_migrations%'`,
  )),
  ...(await lines(
    owner,
    `select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like '%schema_migrations%'`,
  )),
  ...(await lines(owner, 'select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal')),
  ...(await lines(owner, `select proname as line from pg_proc where pronamespace = 'public'::regnamespace`)),
  ...(await lines(
    owner,
    `select format('%s %s %s', grantee, privilege_type, table_name) as line
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'plateno_app' and table_name not like '%schema_migrations%'`,
  )),
];
