/** A statement as PostgreSQL is given it; with a name it is planned once per connection. */
export type Statement = Readonly<{ text: string; values: readonly unknown[]; name?: string }>;

type Compiled = Readonly<{ text: string; names: readonly string[]; name: string | undefined }>;
/** Values for `:name`, or for each `?` in turn. */
export type Bindings = Readonly<Record<string, unknown>> | readonly unknown[];

/** `:name` or `?`, but not `::type`, and not within a text. */
const placeholder = /'(?:[^']|'')*'|::|:(\w+)|\?/g;

/** Filters and orders multiply; what is asked in more ways than this is planned each time, or memory would grow. */
const mostNamed = 400;

/** Statements that have been asked before, under one name each: PostgreSQL need neither parse nor plan them again. */
export class Statements {
  readonly #known = new Map<string, Compiled>();
  readonly #areNamed: boolean;

  /** @param areNamed false behind a pooler: the next statement may meet a connection that knows no names */
  constructor(areNamed = true) {
    this.#areNamed = areNamed;
  }

  /** Every place gets a parameter of its own, so that its type is only that place's. @throws TypeError for a lack */
  prepare(sql: string, bindings: Bindings): Statement {
    const { text, names, name } = this.#known.get(sql) ?? this.#compile(sql);
    const values = names.map((one) => {
      const value = (bindings as Readonly<Record<string, unknown>>)[one];
      if (value === undefined) throw new TypeError(`no binding for :${one}`);
      return value;
    });
    return name === undefined ? { text, values } : { text, values, name };
  }

  /** The same for a statement that has `$1`, `$2`, … already. */
  numbered(sql: string, values: readonly unknown[]): Statement {
    const known = this.#known.get(sql);
    const name = known === undefined ? this.#name(sql) : known.name;
    if (known === undefined && name !== undefined) this.#known.set(sql, { text: sql, names: [], name });
    return name === undefined ? { text: sql, values } : { text: sql, values, name };
  }

  #name(sql: string): string | undefined {
    // Which plan is good for a pattern, the pattern decides: planned each time.
    const isNamed = this.#areNamed && this.#known.size < mostNamed && !sql.includes(' ilike ');
    return isNamed ? `plateno_${this.#known.size}` : undefined;
  }

  #compile(sql: string): Compiled {
    const names: string[] = [];
    const text = sql.replace(placeholder, (whole, name: string | undefined) => {
      if (whole === '?') return `$${names.push(String(names.length))}`;
      return name === undefined ? whole : `$${names.push(name)}`;
    });
    const compiled = { text, names, name: this.#name(sql) };
    if (compiled.name !== undefined) this.#known.set(sql, compiled);
    return compiled;
  }
}
