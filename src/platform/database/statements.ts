/** Values for `:name`, or a list for each `?` in turn. */
export type Bindings = Readonly<Record<string, unknown>> | readonly unknown[];

export type Statement = Readonly<{
  /** For knex: `?` for each value. */
  sql: string;
  /** For pg: `$1` for the first value. */
  text: string;
  values: readonly unknown[];
  /** With a name PostgreSQL parses and plans it once per connection. */
  name?: string;
  /** Whether it changes and locks no row. */
  isRead: boolean;
}>;

type Compiled = Readonly<{ keys: readonly string[] }> & Omit<Statement, 'values'>;

/** `:name` or `?`; `::type` and quoted text are no placeholders. */
const placeholder = /'(?:[^']|'')*'|::|:([A-Za-z_]\w*)|\?/g;

const read = /^\s*(?:select|with)\b/i;
const writeOrLock = /\b(?:insert|update|delete|merge|share)\b/i;

/** Filters and orders multiply; further statements stay unnamed, so that memory does not grow. */
const mostNamed = 400;

/** Compiles statements once and names them, so that PostgreSQL need not parse and plan them again. */
export class Statements {
  readonly #known = new Map<string, Compiled>();
  readonly #areNamed: boolean;

  /** @param areNamed false behind a pooler: the next statement may run on a connection that knows no names */
  constructor(areNamed = true) {
    this.#areNamed = areNamed;
  }

  /** Each placeholder becomes a parameter of its own, typed by its own place. @throws TypeError for a missing value */
  prepare(sql: string, bindings: Bindings): Statement {
    const { keys, ...compiled } = this.#known.get(sql) ?? this.#compile(sql);
    const values = keys.map((key) => {
      const value = (bindings as Readonly<Record<string, unknown>>)[key];
      if (value === undefined) throw new TypeError(`no binding for :${key}`);
      return value;
    });
    return { ...compiled, values };
  }

  #compile(sql: string): Compiled {
    const keys: string[] = [];
    let place = 0;
    const forKnex = sql.replace(placeholder, (whole, name?: string) => {
      if (name === undefined && whole !== '?') return whole.replaceAll('?', String.raw`\?`);
      keys.push(name ?? String(keys.length));
      return '?';
    });
    const text = sql.replace(placeholder, (whole, name?: string) =>
      name === undefined && whole !== '?' ? whole : `$${(place += 1)}`,
    );
    const name = this.#nameFor(sql);
    const isRead = read.test(sql) && !writeOrLock.test(sql);
    const statement = { sql: forKnex, text, keys, isRead, ...(name !== undefined && { name }) };
    if (name !== undefined) this.#known.set(sql, statement);
    return statement;
  }

  #nameFor(sql: string): string | undefined {
    // The pattern decides which plan is good for ILIKE: planned each time.
    const isNamed = this.#areNamed && this.#known.size < mostNamed && !sql.includes(' ilike ');
    return isNamed ? `plateno_${this.#known.size}` : undefined;
  }
}
