/** SHA-256 of a text expression, hexadecimal. */
const sha256 = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** The files of a row `c` of `month_closes`: SHA-256 of the lines that `sha256sum` writes, in the order of the names. */
export const filesDigest = `(select ${sha256(`coalesce(string_agg(f.sha256 || '  ' || f.name || chr(10), '' order by f.name collate "C"), '')`)}
  from month_files f where f.merchant_id = c.merchant_id and f.month = c.month and f.revision = c.revision)`;

/** What a closing stores in a row `c` of `month_closes`; a reopening changes nothing of it. */
export const closeDigest = sha256(
  `cast(jsonb_build_array(c.merchant_id, c.month, c.revision, c.problems, c.totals, c.chain_hash, c.fingerprint, c.closed_by,
    round(extract(epoch from c.closed_at) * 1000)) as text)`,
);

/** Whether the content of a row `f` of `month_files` is not what was stored. */
export const isDamaged = `(length(f.content) <> f.bytes or encode(sha256(f.content), 'hex') <> f.sha256)`;

/** Whether the audit log recorded other files of a row `c` of `month_closes`; earlier releases recorded none. */
export const isOtherThanLogged = `exists (select from audit_log a
  where a.subject_type = 'merchant' and a.subject_id = cast(c.merchant_id as text) and a.action = 'merchant.month-closed'
    and a.data ->> 'month' = to_char(c.month, 'YYYY-MM') and a.data ->> 'revision' = cast(c.revision as text)
    and a.data ->> 'filesDigest' <> ${filesDigest})`;
