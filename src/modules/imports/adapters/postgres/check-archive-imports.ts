import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';
import type { ArchiveFiles } from '../../application/staged-archive.ts';

const name = `format('archive import %s of merchant %s', a.id, a.merchant_id)`;

/** The series goes on where the archive ends, and each of its documents is here. */
const wrong = `
  select ${name} || format(' ends with %s, and its series starts after %s', a.end_hash, s.start_hash) as name
  from archive_imports a left join invoice_series s on s.merchant_id = a.merchant_id and s.series = 'LEGAL'
  where a.end_hash is not null and s.start_hash is distinct from a.end_hash
  union all
  select format('the series of merchant %s starts after %s of no archive', s.merchant_id, s.start_hash)
  from invoice_series s where s.start_hash is not null
    and not exists (select from archive_imports a where a.merchant_id = s.merchant_id)
  union all
  select ${name} || format(' has %s documents of %s', count(d.id), a.counts->>'documents')
  from archive_imports a left join foreign_documents d on d.archive_import_id = a.id
  group by a.id having count(d.id) <> cast(a.counts->>'documents' as bigint)`;

type Deps = Readonly<{ database: Database; files: Pick<ArchiveFiles, 'isKept'> }>;

/** Imports whose ZIP file is not in the data place. */
const withoutFile = async ({ database, files }: Deps): Promise<Violation[]> => {
  const found: Violation[] = [];
  const rows = await database.rows<{ name: string; sha256: string }>(
    `select ${name} as name, a.sha256 from archive_imports a order by a.id`,
  );
  for (const { name: record, sha256 } of rows)
    if (!(await files.isKept(sha256))) found.push({ record: `${record} has no file ${sha256}` });
  return found;
};

/** What came with archives of other installations is here as it came. */
export const archiveImportChecks = (deps: Deps): Invariant[] => [
  {
    code: 'doctor.archive-imports',
    violations: async () => [...(await findViolations(deps.database, wrong)), ...(await withoutFile(deps))],
  },
];
