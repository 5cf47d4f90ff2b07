type LastAudited = Readonly<{
  /** Alias of the columns. */
  as: string;
  /** The record; `id` is SQL. */
  subject: Readonly<{ type: string; id: string }>;
  /** Condition on entries `a` that tell the value. */
  tells: string;
  /** SQL on the entry `a` by column; a column `id` of the entry comes with them. */
  columns: Readonly<Record<string, string>>;
}>;

/**
 * SQL that joins the last entry of the audit log that tells a stored value, to compare both; its columns are null where there
 * is no such entry. The indexes `audit_log_addresses` and `audit_log_rights` hold the actions.
 */
export const lastAudited = ({ as, subject, tells, columns }: LastAudited): string => {
  const named = Object.entries(columns).map(([name, sql]) => `${sql} as ${name}`);
  return `left join lateral (
    select ${['a.id', ...named].join(', ')} from audit_log a
    where a.subject_type = '${subject.type}' and a.subject_id = cast(${subject.id} as text) and (${tells})
    order by a.id desc limit 1
  ) ${as} on true`;
};

/** `member 7 of merchant 3: the role is not that of its last change in the audit log`, as a column `name`. @param record SQL, @param what SQL */
export const unlikeAudited = (record: string, what: string): string =>
  `${record} || ': the ' || ${what} || ' is not that of its last change in the audit log' as name`;
