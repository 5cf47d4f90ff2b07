import type { Knex } from 'knex';

/** The statements of a migration in their order, and whether they are one transaction. */
export type RecordedMigration = Readonly<{
  statements: readonly string[];
  /** The statements in the bodies of functions and `do` blocks. */
  bodies: readonly string[];
  isOneTransaction: boolean;
}>;
export type Migration = Readonly<{
  up(knex: Knex): Promise<unknown>;
  config?: Readonly<{ transaction?: boolean }>;
}>;

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

const bodyPattern = /\$(\w*)\$([\s\S]*?)\$\1\$/g;

const split = (sql: string): string[] => {
  let bodies = 0;
  return statementsOf(sql.replaceAll(bodyPattern, () => `§${bodies++}§`));
};

/** A statement in a body follows `begin`, `then`, `loop`, or is the text of `execute`. */
const splitBodies = (sql: string): string[] =>
  [...sql.matchAll(bodyPattern)].flatMap(([, , body]) =>
    statementsOf(body!).map((one) => one.replace(/^.*?(?=\b(?:drop|alter|create) )/, '').replace(/'$/, '')),
  );

/** Records the SQL of a migration without a database. Fails for calls other than `raw`. */
export const recordMigration = async ({ up, config }: Migration): Promise<RecordedMigration> => {
  const statements: string[] = [];
  const bodies: string[] = [];
  const query = async (sql: string): Promise<{ rows: never[] }> => {
    statements.push(...split(sql));
    bodies.push(...splitBodies(sql));
    return { rows: [] };
  };
  const client = { acquireConnection: async () => ({ query }), releaseConnection: async () => undefined };
  await up({ raw: query, client } as unknown as Knex);
  return { statements, bodies, isOneTransaction: config?.transaction !== false };
};

const tablesMadeBy = ({ statements }: RecordedMigration): Set<string> =>
  new Set(statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []));

type Rule = Readonly<{
  rule: string;
  breaks: (statement: string, before: readonly string[], all: RecordedMigration) => boolean;
}>;

const rules: readonly Rule[] = [
  {
    rule: 'an index is created concurrently (addIndexOnline)',
    breaks: (one) => /^create (unique )?index (?!concurrently)/.test(one),
  },
  {
    rule: 'a concurrent statement is outside of a transaction (config = { transaction: false })',
    breaks: (one, _, { isOneTransaction }) => isOneTransaction && /concurrently/.test(one),
  },
  {
    rule: 'the rest of an interrupted run is dropped first (drop index concurrently if exists)',
    breaks: (one, before) => {
      const name = /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/.exec(one)?.[1];
      return name !== undefined && !before.includes(`drop index concurrently if exists ${name}`);
    },
  },
  {
    rule: 'a check or a foreign key is added not valid (addConstraintOnline)',
    breaks: (one) =>
      /^alter table .*add (constraint \w+ )?(check|foreign key)/.test(one) && !one.endsWith('not valid'),
  },
  {
    rule: 'a key is made of an existing index (using index)',
    breaks: (one) =>
      /^alter table .*add (constraint \w+ )?(unique|primary key)/.test(one) && !one.includes('using index'),
  },
  {
    rule: 'rows are validated outside of the transaction that adds the constraint',
    breaks: (one, _, { isOneTransaction }) => isOneTransaction && /validate constraint/.test(one),
  },
  {
    rule: 'a new column has no constraint and no default that is computed by row',
    breaks: (one) =>
      /add column [^,]*\b((references|check|unique|primary key|serial|bigserial|generated)\b|default \w+\()/.test(
        one,
      ),
  },
  {
    rule: 'no column is rewritten (alter column … type)',
    breaks: (one) => /alter column \w+ (set data )?type\b/.test(one),
  },
  {
    rule: 'not null follows a validated check',
    breaks: (one, before) =>
      /alter column \w+ set not null/.test(one) &&
      !before.some((earlier) => /validate constraint/.test(earlier)),
  },
  {
    rule: 'no table is locked or rewritten as a whole',
    breaks: (one) => /^(lock|cluster|vacuum full|reindex (?!.*concurrently))/.test(one),
  },
  {
    rule: 'a statement outside of a transaction can be repeated (if not exists)',
    breaks: (one, _, { isOneTransaction }) =>
      !isOneTransaction && /^create table (?!if not exists)|add column (?!if not exists)/.test(one),
  },
  {
    rule: 'rows are changed in batches',
    breaks: (one) => /^(update|delete from) /.test(one) && !/ where /.test(one),
  },
];

/** The rules of migrations under load that it breaks; tables that it creates have no readers yet. */
export const brokenRules = (recorded: RecordedMigration): string[] => {
  const own = tablesMadeBy(recorded);
  const broken = recorded.statements.flatMap((statement, place) => {
    const table = /(?: on | table (?:only )?|^update |^delete from )(\w+)/.exec(statement)?.[1];
    if (table !== undefined && own.has(table)) return [];
    const before = recorded.statements.slice(0, place);
    return rules.filter(({ breaks }) => breaks(statement, before, recorded)).map(({ rule }) => rule);
  });
  return [...new Set(broken)];
};

/** The names of all rules. */
export const ruleNames = rules.map(({ rule }) => rule);
