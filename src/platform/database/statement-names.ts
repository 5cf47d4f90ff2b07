/** Filters and sort orders multiply; further statements stay unnamed, which bounds memory. */
const mostNamed = 400;

/** Names of prepared statements, one per text: PostgreSQL parses and plans a named one once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #prefix: string;
  readonly #areNamed: boolean;

  /**
   * @param prefix unique among instances on the same connections
   * @param areNamed false behind a pooler: the next statement may run on a connection that does not know the name
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
    // The best plan for ILIKE depends on the pattern: planned each time.
    const isNamed = this.#areNamed && this.#names.size < mostNamed && !sql.includes(' ilike ');
    if (!isNamed) return undefined;
    const name = `${this.#prefix}_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
