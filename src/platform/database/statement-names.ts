/** Filters and orders multiply; further statements stay unnamed, so that memory does not grow. */
const mostNamed = 400;

/** Names of prepared statements, one per text: PostgreSQL parses and plans a named one once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #prefix: string;
  readonly #areNamed: boolean;

  /**
   * @param prefix no other instance on the same connections has it
   * @param areNamed false behind a pooler: the next statement may run on a connection that knows no names
   */
  constructor(prefix: string, areNamed: boolean) {
    this.#prefix = prefix;
    this.#areNamed = areNamed;
  }

  /** @returns undefined for a statement that stays unnamed */
  of(sql: string): string | undefined {
    return this.#names.get(sql) ?? this.#add(sql);
  }

  #add(sql: string): string | undefined {
    // The pattern decides which plan is good for ILIKE: planned each time.
    const isNamed = this.#areNamed && this.#names.size < mostNamed && !sql.includes(' ilike ');
    if (!isNamed) return undefined;
    const name = `${this.#prefix}_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
