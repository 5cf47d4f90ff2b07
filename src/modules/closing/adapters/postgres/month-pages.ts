import type { Database } from '#platform/database/database.ts';

type Rows = Pick<Database, 'rows'>;

/** Merchants by their ids, some at a time, so that each statement reads a bounded part of the closings. */
export async function* merchantPages(database: Rows): AsyncGenerator<readonly number[]> {
  let after = 0;
  for (;;) {
    const rows = await database.rows<{ id: number }>(
      'select id from merchants where id > :after order by id limit 100',
      { after },
    );
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    after = rows.at(-1)!.id;
  }
}

/** A closing as the doctor names it; `c` is its row. */
export const closingName = `format('closing %s of %s of merchant %s', c.revision, to_char(c.month, 'YYYY-MM'), c.merchant_id)`;

/** What the audit log has about the months of merchants; each entry with the next one of its month. */
export const loggedMonths = `
  select cast(a.subject_id as bigint) as merchant_id, a.data ->> 'month' as month, a.data ->> 'revision' as revision,
    a.data ->> 'filesDigest' as files_digest, a.data ->> 'closeDigest' as close_digest, a.action,
    lead(a.action) over w = 'merchant.month-reopened' as is_reopened, lead(a.data ->> 'reason') over w as next_reason
  from audit_log a
  where a.subject_type = 'merchant' and a.subject_id = any(cast(:ids as text[]))
    and a.action in ('merchant.month-closed', 'merchant.month-reopened')
  window w as (partition by a.subject_id, a.data ->> 'month' order by a.id)`;
