import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '../database/database.ts';
import { findViolations } from '../database/find-violations.ts';
import { rowHash, sealHash } from './seal-hashes.ts';

const sealsAtOnce = 100;
const mostIds = 20;

const lastSeal = `
  select greatest(s.seals, (select coalesce(max(id), 0) from audit_seals)) as last from audit_sealing s`;

/** The head and the last seal, read in one statement: the job may just be adding one. */
const otherHead = `
  select 'the row of audit_sealing is missing' as name where not exists (select from audit_sealing)
  union all
  select format('the last seal of the audit log is %s, and %s is the last that was made', coalesce(l.id, 0), s.seals)
  from audit_sealing s left join (select id, to_id, hash from audit_seals order by id desc limit 1) l on true
  where (coalesce(l.id, 0), l.hash, coalesce(l.to_id, 0)) is distinct from (s.seals, s.hash, s.to_id)`;

/** Seals that are missing, or not what they were made as. */
const otherSeals = `
  select format('seal %s of the audit log is %s', n.id, case when s.id is null then 'missing' else 'altered' end) as name
  from generate_series(cast(:from as bigint) + 1, cast(:to as bigint)) n(id)
  left join audit_seals s on s.id = n.id left join audit_seals p on p.id = n.id - 1
  where s.id is null
    or (p.id is not null or n.id = 1) and s.hash is distinct from ${sealHash('s', 'p.hash')}
  order by n.id`;

/** Rows of the audit log that are not the ones sealed, by seal and kind. */
const otherRows = `
  with seals as (
    select s.*, case when s.id > 1 then coalesce(p.to_id, s.row_ids[1] - 1) end as after_id
    from audit_seals s left join audit_seals p on p.id = s.id - 1 where s.id > :from and s.id <= :to
  ), sealed as (
    select s.id as seal, r.id, substring(s.row_hashes from 32 * (r.place::int - 1) + 1 for 32) as hash
    from seals s cross join lateral unnest(s.row_ids) with ordinality r(id, place)
  ), stored as (
    select s.id as seal, a.id, ${rowHash('a')} as hash from seals s
    join audit_log a on a.id > coalesce(s.after_id, -9223372036854775808) and a.id <= s.to_id
  ), differing as (
    select seal, id, case when stored.id is null then 'missing' when sealed.id is null then 'inserted' else 'altered' end as what
    from sealed full join stored using (seal, id) where sealed.hash is distinct from stored.hash
  )
  select format('rows of the audit log, seal %s: %s %s%s', seal, what,
    array_to_string((array_agg(id order by id))[1:${mostIds}], ', '),
    case when count(*) > ${mostIds} then format(' and %s more', count(*) - ${mostIds}) else '' end) as name
  from differing group by seal, what order by seal, what`;

const unsealed = `
  select format('rows of the audit log after %s are not sealed; they were last at %s', s.to_id, s.complete_at) as name
  from audit_sealing s
  where s.complete_at < now() - interval '1 hour' and exists (select from audit_log a where a.id > s.to_id)`;

/** The seals and the rows that they cover, a bounded number at once. */
const differences = async (database: Database): Promise<Violation[]> => {
  const found = await findViolations(database, otherHead);
  const [head] = await database.rows<{ last: number }>(lastSeal);
  for (let from = 0; from < (head?.last ?? 0); from += sealsAtOnce) {
    const range = { from, to: Math.min(from + sealsAtOnce, head!.last) };
    found.push(...(await findViolations(database, otherSeals, range)));
    found.push(...(await findViolations(database, otherRows, range)));
  }
  return found;
};

/** Statements about the audit log that always hold. */
export const auditChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.audit-sealed', violations: () => differences(database) },
  {
    code: 'doctor.audit-seals-current',
    severity: 'warning',
    violations: () => findViolations(database, unsealed),
  },
];
