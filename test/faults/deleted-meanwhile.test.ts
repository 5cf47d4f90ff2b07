import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHeldCalls, parents, type HeldCalls, type Outcome } from '#test/support/deletions/held-calls.ts';
import { races } from '#test/support/deletions/races.ts';

let calls: HeldCalls;
beforeAll(async () => {
  calls = await openHeldCalls();
});
afterAll(async () => {
  const found = await calls.shop.doctor();
  expect(found.filter((one) => !pastProgram.includes(one.split(':')[0]!))).toEqual([]);
  await calls.stop();
});

/** What the doctor says of rows that samples insert past the program: disputes, factors, accounts, events, endpoints. */
const pastProgram = [
  'doctor.disputes-held',
  'doctor.factors-audited',
  'doctor.bank-accounts-audited',
  'doctor.event-numbers',
  'doctor.webhook-urls-audited',
];

/** Refusals that are true: it is gone, it changed, or another has it; the caller itself was deleted. */
const allowed = new Set([200, 201, 202, 204, 401, 403, 404, 409, 410, 422, 429]);
const wrongOf = (outcome: Outcome | undefined, what: string): string[] => {
  if (outcome === undefined) return [`${what}: no sample`];
  const { call, deletion, errors } = outcome;
  const isRight = allowed.has(call) && allowed.has(deletion) && errors.length === 0;
  return isRight ? [] : [`${what}: ${JSON.stringify(outcome)}`];
};
const isStart = (text: string): boolean => /^begin/i.test(text);

/** The tables that each call is raced for; the short form takes every third call. */
const tablesOf = Map.groupBy(
  Object.entries(races).flatMap(([statement, race]) =>
    'call' in race ? [{ name: race.call, table: statement.split(' < ')[0]! }] : [],
  ),
  ({ name }) => name,
);
const isShort = process.env['FAULTS'] === 'short';
const raced = [...tablesOf].filter((_, place) => !isShort || place % 3 === 0);

describe('a call is held at a statement that stores a reference, while what it refers to is deleted', () => {
  test.each(raced)('%s: it is done or refused in words, and nothing is logged', async (name, tables) => {
    const statements = (await calls.statementsOf(name)) ?? new Map<string, never>();
    const wrong: string[] = [];
    for (const { table } of tables) {
      const [held] = [...statements].filter(([, references]) =>
        references.some(({ child }) => child === table),
      );
      if (held === undefined) {
        wrong.push(`${name} stores nothing in ${table}`);
        continue;
      }
      const [statement, references] = held;
      const referred = parents.filter((parent) => references.some((one) => one.parent === parent));
      for (const parent of referred) {
        const at = (isHeld: (text: string) => boolean) => calls.race(name, parent, isHeld);
        wrong.push(
          ...wrongOf(await at((text) => text === statement), `${table} at the statement, ${parent}`),
        );
        wrong.push(...wrongOf(await at(isStart), `${table} before it, ${parent}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});
