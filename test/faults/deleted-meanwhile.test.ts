import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHeldCalls, parents, type HeldCalls } from '#test/support/deletions/held-calls.ts';
import { nameOf } from '#test/support/deletions/stored-references.ts';
import { appendFileSync } from 'node:fs';

let calls: HeldCalls;
beforeAll(async () => {
  calls = await openHeldCalls();
});
afterAll(() => calls.stop());

test('explore', { timeout: 3_600_000 }, async () => {
  const out = (line: string): void => appendFileSync('/tmp/late-explore.log', `${line}\n`);
  const seen = new Set<string>();
  const raced = new Set<string>();
  for (const name of calls.names) {
    const started = Date.now();
    try {
      const statements = await calls.statementsOf(name);
      if (statements === undefined) {
        out(`NOSAMPLE ${name}`);
        continue;
      }
      for (const [statement, references] of statements) {
        references.forEach((one) => seen.add(nameOf(one)));
        out(
          `STORES ${name} | ${references.map(nameOf).join(', ')} | ${statement.slice(0, 80).replaceAll('\n', ' ')}`,
        );
        for (const parent of parents.filter((one) =>
          references.some((reference) => reference.parent === one),
        )) {
          if (raced.has(statement + parent)) continue;
          raced.add(statement + parent);
          const got = await calls.race(name, statement, parent);
          out(`RACE ${JSON.stringify(got)}`);
        }
      }
      out(`DONE ${name} ${Date.now() - started}`);
    } catch (error) {
      out(`FAILED ${name} ${String((error as Error).stack).slice(0, 300)}`);
    }
  }
  out(`MISSING ${calls.references.filter((one) => !seen.has(one)).join(', ')}`);
  expect(true).toBe(true);
});
