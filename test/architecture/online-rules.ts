import type { Knex } from 'knex';

/** What a migration says to the database, in its order, and whether all of it is one transaction. */
export type Spoken = Readonly<{ statements: readonly string[]; isOneTransaction: boolean }>;
export type Migration = Readonly<{
  up(knex: Knex): Promise<unknown>;
  config?: Readonly<{ transaction?: boolean }>;
}>;

const split = (sql: string): string[] => {
  const bodies: string[] = [];
  const flat = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `§${bodies.push(body) - 1}§`);
  return flat
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
};

/** Lets the migration speak to nobody. What is not said in SQL cannot be read here, and fails. */
export const listen = async ({ up, config }: Migration): Promise<Spoken> => {
  const statements: string[] = [];
  const query = async (sql: string): Promise<{ rows: never[] }> => {
    statements.push(...split(sql));
    return { rows: [] };
  };
  const client = { acquireConnection: async () => ({ query }), releaseConnection: async () => undefined };
  await up({ raw: query, client } as unknown as Knex);
  return { statements, isOneTransaction: config?.transaction !== false };
};

const madeHere = ({ statements }: Spoken): Set<string> =>
  new Set(statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []));

type Rule = Readonly<{
  law: string;
  breaks: (statement: string, before: readonly string[], all: Spoken) => boolean;
}>;

const rules: readonly Rule[] = [
  {
    law: 'an index comes concurrently (addIndexOnline)',
    breaks: (one) => /^create (unique )?index (?!concurrently)/.test(one),
  },
  {
    law: 'what is concurrent is outside of a transaction (config = { transaction: false })',
    breaks: (one, _, { isOneTransaction }) => isOneTransaction && /concurrently/.test(one),
  },
  {
    law: 'what an interrupted try may have left goes first (drop index concurrently if exists)',
    breaks: (one, before) => {
      const name = /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/.exec(one)?.[1];
      return name !== undefined && !before.includes(`drop index concurrently if exists ${name}`);
    },
  },
  {
    law: 'a check or a foreign key comes not valid (addConstraintOnline)',
    breaks: (one) =>
      /^alter table .*add (constraint \w+ )?(check|foreign key)/.test(one) && !one.endsWith('not valid'),
  },
  {
    law: 'a key is made of an index that is there (using index)',
    breaks: (one) =>
      /^alter table .*add (constraint \w+ )?(unique|primary key)/.test(one) && !one.includes('using index'),
  },
  {
    law: 'rows are validated outside of the transaction that brought the law',
    breaks: (one, _, { isOneTransaction }) => isOneTransaction && /validate constraint/.test(one),
  },
  {
    law: 'a new column brings no law of its own and no value that each row must be given',
    breaks: (one) =>
      /add column [^,]*\b((references|check|unique|primary key|serial|bigserial|generated)\b|default \w+\()/.test(
        one,
      ),
  },
  {
    law: 'no column is rewritten (alter column … type)',
    breaks: (one) => /alter column \w+ (set data )?type\b/.test(one),
  },
  {
    law: 'not null comes after a check that has been validated',
    breaks: (one, before) =>
      /alter column \w+ set not null/.test(one) &&
      !before.some((earlier) => /validate constraint/.test(earlier)),
  },
  {
    law: 'nothing is locked or rewritten as a whole',
    breaks: (one) => /^(lock|cluster|vacuum full|reindex (?!.*concurrently))/.test(one),
  },
  {
    law: 'rows are changed in parts, not all at once',
    breaks: (one) => /^(update|delete from) /.test(one) && !/ where /.test(one),
  },
];

/** Which laws of migrations under load it breaks; tables that it makes itself are nobody's yet. */
export const brokenLaws = (spoken: Spoken): string[] => {
  const own = madeHere(spoken);
  const broken = spoken.statements.flatMap((statement, place) => {
    const table = /(?: on | table (?:only )?|^update |^delete from )(\w+)/.exec(statement)?.[1];
    if (table !== undefined && own.has(table)) return [];
    const before = spoken.statements.slice(0, place);
    return rules.filter(({ breaks }) => breaks(statement, before, spoken)).map(({ law }) => law);
  });
  return [...new Set(broken)];
};

/** All of them, so that each is seen to bite. */
export const laws = rules.map(({ law }) => law);
