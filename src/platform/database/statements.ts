import { StatementNames } from './statement-names.ts';

/** Values for `:name`, or a list for `$1`, `$2` … or for each `?` in turn. */
export type Bindings = Readonly<Record<string, unknown>> | readonly unknown[];

/** A compiled statement with its values. */
export type Statement = Readonly<{
  /** For knex: `?` for each value. */
  sql: string;
  /** For pg: `$1` for the first value. */
  text: string;
  values: readonly unknown[];
  /** With a name PostgreSQL parses and plans it once per connection. */
  name?: string;
  /** True when it changes and locks no row. */
  isRead: boolean;
}>;

type Compiled = Readonly<{ keys: readonly string[]; statement: Omit<Statement, 'values'> }>;

/** `:name`, `$1` or `?`; `::type` and quoted text are no placeholders. */
const placeholder = /'(?:[^']|'')*'|::|:([A-Za-z_]\w*)|\$(\d+)|\?/g;

const read = /^\s*(?:select|with)\b/i;
const writeOrLock = /\b(?:insert|update|delete|merge|share)\b/i;

/** The text between placeholders, and the binding of each. */
const cut = (sql: string) => {
  const parts: string[] = [];
  const keys: string[] = [];
  // Beside numbered placeholders a question mark is an operator.
  const isListed = !/\$\d/.test(sql);
  let end = 0;
  for (const { 0: whole, 1: name, 2: number, index } of sql.matchAll(placeholder)) {
    const listed = isListed && whole === '?' ? String(keys.length) : undefined;
    const key = number === undefined ? (name ?? listed) : String(Number(number) - 1);
    if (key === undefined) continue;
    parts.push(sql.slice(end, index));
    keys.push(key);
    end = index + whole.length;
  }
  return { parts: [...parts, sql.slice(end)], keys };
};

/** Compiles statements once and names them, so that PostgreSQL need not parse and plan them again. */
export class Statements {
  readonly #known = new Map<string, Compiled>();
  readonly #names: StatementNames;

  /** @param areNamed false behind a pooler: the next statement may run on a connection that does not know the name */
  constructor(areNamed = true) {
    this.#names = new StatementNames('plateno', areNamed);
  }

  /** Each placeholder becomes a parameter of its own, typed by its position. @throws TypeError for a missing value */
  prepare(sql: string, bindings: Bindings): Statement {
    const { keys, statement } = this.#known.get(sql) ?? this.#compile(sql);
    const values = keys.map((key) => {
      const value = (bindings as Readonly<Record<string, unknown>>)[key];
      if (value === undefined) throw new TypeError(`no binding for :${key}`);
      // pg would format a Date digit by digit in local time.
      return value instanceof Date ? value.toISOString() : value;
    });
    return { ...statement, values };
  }

  #compile(sql: string): Compiled {
    const { parts, keys } = cut(sql);
    const name = this.#names.of(sql);
    const statement = {
      sql: parts.map((part) => part.replaceAll('?', String.raw`\?`)).join('?'),
      text: parts.reduce((before, part, place) => `${before}$${place}${part}`),
      isRead: read.test(sql) && !writeOrLock.test(sql),
      ...(name !== undefined && { name }),
    };
    const compiled = { keys, statement };
    if (name !== undefined) this.#known.set(sql, compiled);
    return compiled;
  }
}
