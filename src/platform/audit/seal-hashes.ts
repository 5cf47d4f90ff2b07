/** An instant as text that no setting of a session changes. Without colons: they begin a binding. */
const instantText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`;

/** SQL of the SHA-256 of a row of `audit_log`, over all its columns. */
export const rowHash = (row: string): string => `
  sha256(convert_to(jsonb_build_array(${row}.id, ${instantText(`${row}.at`)}, ${row}.actor, ${row}.action,
    ${row}.subject_type, ${row}.subject_id, ${row}.data, ${row}.request_id, ${row}.address)::text, 'UTF8'))`;

/** SQL of the SHA-256 of a row of `audit_seals`, over all its columns and the hash of the seal before. */
export const sealHash = (seal: string, before: string): string => `
  sha256(coalesce(${before}, '') || convert_to(concat_ws('|', ${seal}.id, ${seal}.to_id,
    ${instantText(`${seal}.sealed_at`)}, array_to_string(${seal}.row_ids, ',')), 'UTF8') || ${seal}.row_hashes)`;
