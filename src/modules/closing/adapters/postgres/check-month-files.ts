import type { Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';
import { filesDigest, isDamaged } from './close-digests.ts';
import { closingName, loggedMonths, merchantPages } from './month-pages.ts';

type FileKey = Readonly<{ merchantId: number; month: string; revision: number; name: string }>;
type FileRow = FileKey & Readonly<{ isDamaged: boolean }>;

/** At most this many contents are hashed by one statement, which has a time limit. */
const batch = 500;

/** The contents never leave the database. */
const contents = `
  select f.merchant_id as "merchantId", to_char(f.month, 'YYYY-MM-DD') as month, f.revision, f.name, ${isDamaged} as "isDamaged"
  from month_files f
  where (f.merchant_id, f.month, f.revision, f.name) > (:merchantId, cast(:month as date), :revision, :name)
  order by f.merchant_id, f.month, f.revision, f.name limit ${batch}`;

const damagedFiles = async (database: Database): Promise<Violation[]> => {
  const found: Violation[] = [];
  let after: FileKey = { merchantId: 0, month: '0001-01-01', revision: 0, name: '' };
  for (;;) {
    const { merchantId, month, revision, name } = after;
    const rows = await database.rows<FileRow>(contents, { merchantId, month, revision, name });
    for (const row of rows.filter((one) => one.isDamaged))
      found.push({
        record: `${row.name} in closing ${row.revision} of ${row.month.slice(0, 7)} of merchant ${row.merchantId} has not the content of its SHA-256`,
      });
    if (rows.length < batch) return found;
    after = rows.at(-1)!;
  }
};

/**
 * Closings whose files are not those that the audit log recorded; one by an earlier release has no digest there, and must
 * have the files that each closing has.
 */
const otherFiles = `
  with logged as materialized (${loggedMonths})
  select ${closingName} || case when l.files_digest is null then ' lacks a file' else ' has other files than at its closing' end as name
  from month_closes c
  join logged l on l.action = 'merchant.month-closed' and l.merchant_id = c.merchant_id
    and l.month = to_char(c.month, 'YYYY-MM') and l.revision = cast(c.revision as text)
  where c.merchant_id = any(cast(:ids as bigint[])) and case when l.files_digest is null
    then (select count(*) from month_files f where f.merchant_id = c.merchant_id and f.month = c.month and f.revision = c.revision
      and f.name in ('delta.txt', 'register.csv', 'register.xlsx', 'sums.json')) < 4
    else l.files_digest <> ${filesDigest} end
  order by c.merchant_id, c.month, c.revision`;

/** Files of closings that were changed, added or deleted. */
export const changedFiles = async (database: Database): Promise<Violation[]> => {
  const found = await damagedFiles(database);
  for await (const ids of merchantPages(database))
    found.push(...(await findViolations(database, otherFiles, { ids: [...ids] })));
  return found;
};
