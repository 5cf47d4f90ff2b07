import type { RecordedMigration } from './online-rules.ts';

/** The message of the rule: what to do instead, over two releases. */
export const howToTakeAway =
  'the release before still names it: this release stops naming it, and a migration of the next release takes it away';

/** An identifier with or without quotes and schema; group 1 is its name. */
const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const optional = String.raw`(?:concurrently )?(?:if exists )?(?:only )?`;

const dropped = new RegExp(
  String.raw`^drop (table|index|view|materialized view|type|sequence|function|schema|domain) ${optional}(.+)$`,
);
const altered = new RegExp(
  String.raw`^alter (table|index|view|sequence|type|domain) ${optional}${name} (.+)$`,
);
const renamed = /^(rename|set schema|attach|detach)\b/;
const droppedPart = new RegExp(
  String.raw`^drop (?:(constraint|column) )?(?!not null|default|expression|identity)(?:if exists )?${name}`,
);
const alteredColumn = new RegExp(
  String.raw`^alter (?:column )?${name} (set not null|drop default|(?:set data )?type\b)`,
);
const addedRequired = new RegExp(
  String.raw`^add (?:column )?(?!constraint)(?:if not exists )?${name} (?!.*\bdefault\b).*\bnot null\b`,
);

/** Parts of `alter table` or of a list; commas inside of brackets do not part. */
const partsOf = (text: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};

const plain = (text: string): string => new RegExp(`^${name}`).exec(text)?.[1] ?? text;

const made = [
  new RegExp(
    String.raw`^create (?:unlogged )?(?:table|view|type|sequence|schema|domain) (?:if not exists )?${name}`,
  ),
  new RegExp(String.raw`^create (?:or replace )?(?:view|function) ${name}`),
  new RegExp(String.raw`^create (?:unique )?index (?:concurrently )?(?:if not exists )?${name}`),
];

/** Names of what the statements make: tables, columns as `table.column`, indexes, constraints and others. */
export const namesMadeBy = (statements: readonly string[]): Set<string> => {
  const names = new Set<string>();
  for (const statement of statements) {
    for (const pattern of made) {
      const found = pattern.exec(statement)?.[1];
      if (found !== undefined) names.add(found);
    }
    const [, , table, actions = ''] = altered.exec(statement) ?? [];
    for (const part of partsOf(actions)) {
      const constraint = new RegExp(`^add constraint ${name}`).exec(part)?.[1];
      const column = new RegExp(`^add (?:column )?(?!constraint)(?:if not exists )?${name}`).exec(part)?.[1];
      if (constraint !== undefined) names.add(constraint);
      else if (column !== undefined) names.add(`${table}.${column}`);
    }
  }
  return names;
};

type Known = Readonly<{
  /** Made by migrations that the release before does not have: it names none of them. */
  isNew: (made: string) => boolean;
  /** Made by the same migration, also after it was dropped. */
  isMadeAgain: (made: string) => boolean;
}>;

const partProblem = (kind: string, table: string, part: string, known: Known): boolean => {
  if (renamed.test(part)) return true;
  const [, what, target] = droppedPart.exec(part) ?? [];
  if (target !== undefined) {
    if (what === 'constraint') return !known.isNew(target) && !known.isMadeAgain(target);
    return !known.isNew(`${table}.${target}`);
  }
  return kind !== 'index' && (alteredColumn.test(part) || addedRequired.test(part));
};

const breaks = (statement: string, known: Known): boolean => {
  const [, , list] = dropped.exec(statement) ?? [];
  if (list !== undefined)
    return partsOf(list.replace(/ (cascade|restrict)$/, '')).some((one) => !known.isNew(plain(one)));
  const [, kind, target, actions] = altered.exec(statement) ?? [];
  if (kind === undefined || known.isNew(target!)) return false;
  return partsOf(actions!).some((part) => partProblem(kind, target!, part, known));
};

/** Whether the migration drops the name before it makes it. */
const replaces = (statements: readonly string[], one: string): boolean => {
  const drop = statements.findIndex((statement) =>
    new RegExp(String.raw`\bdrop .*\b${one}\b`).test(statement),
  );
  return drop !== -1 && drop < statements.findIndex((statement) => namesMadeBy([statement]).has(one));
};

/** What the release before knows. */
export type Before = Readonly<{
  /** Names made by earlier migrations that it does not have. */
  made: ReadonlySet<string>;
  /** Whether its migrations name it. */
  names: (name: string) => boolean;
}>;

/**
 * The statements of a migration that the release before does not survive: they take away, rename or tighten what it
 * names, or want a value that it does not write. A constraint that is made again may allow more; an index or a table
 * that is made again is another one.
 */
export const takenAway = (recorded: RecordedMigration, before: Before): string[] => {
  const { statements, bodies } = recorded;
  const own = namesMadeBy(statements);
  const known: Known = {
    isNew: (one) =>
      before.made.has(one) || (own.has(one) && !(before.names(one) && replaces(statements, one))),
    isMadeAgain: (one) => own.has(one),
  };
  return [...statements, ...bodies].filter((statement) => breaks(statement, known));
};
