import pg from 'pg';

const literalOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value instanceof Date) return `${pg.escapeLiteral(value.toISOString())}::timestamptz`;
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Array.isArray(value) && value.every(Number.isSafeInteger)) return `array[${value.join(',')}]::bigint[]`;
  throw new TypeError('no literal for this binding');
};

/** `:name`, but not `::type`, and not within a text. */
const placeholder = /'(?:[^']|'')*'|::|:(\w+)/g;

/**
 * The statement with its bindings inlined as literals: COPY and cursors on a plain client take no parameters.
 * @throws TypeError
 */
export const withLiterals = (sql: string, bindings: Readonly<Record<string, unknown>>): string =>
  sql.replace(placeholder, (whole, name: string | undefined) => {
    if (name === undefined) return whole;
    if (!(name in bindings)) throw new TypeError(`no binding for :${name}`);
    return literalOf(bindings[name]);
  });

/** Translates a text column of enumerated values: `case … end`. */
export const inWords = (sql: string, messages: Readonly<Record<string, string>>): string => {
  const cases = Object.entries(messages).map(
    ([value, word]) => `when ${pg.escapeLiteral(value)} then ${pg.escapeLiteral(word)}`,
  );
  return `(case ${sql} ${cases.join(' ')} else ${sql} end)`;
};

/** SQL that prints a JSON object as `name: value; outer.inner: value`, two levels deep; null for an empty one. */
export const factsInWords = (sql: string): string =>
  `(select string_agg(facts.name || ': ' || (facts.value #>> '{}'), '; ' order by facts.name)
    from jsonb_each(${sql}) entry
    cross join lateral (
      select entry.key as name, entry.value where jsonb_typeof(entry.value) <> 'object'
      union all
      select entry.key || '.' || inner_entry.key, inner_entry.value
      from jsonb_each(case when jsonb_typeof(entry.value) = 'object' then entry.value else '{}' end) inner_entry
    ) facts)`;
