import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFloods } from './kinds/accounts.ts';
import { connectionFloods } from './kinds/connections.ts';
import { merchantFloods } from './kinds/merchants.ts';
import { payerFloods } from './kinds/payers.ts';
import { tableOf } from './report.ts';
import { problemsOf, watch, type Watched, type Watching } from './watch.ts';
import { openFixture, type Fixture } from './fixture.ts';

const only = process.env['FLOODS_ONLY'];
const results = process.env['FLOODS_RESULTS'];
const all = [...accountFloods, ...payerFloods, ...merchantFloods, ...connectionFloods];
const floods = all.filter(({ kind }) => only === undefined || kind.includes(only));

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  expect(await fixture.shop.doctor()).toEqual([]);
  await fixture.stop();
});

/** Bystanders behind the strangers' addresses wait for their minute beside the next floods. */
const begun: Watching[] = [];

test.each(floods)(
  '$kind: bystanders of other networks are not refused and served in a minute',
  async (flood) => {
    const watching = await watch(fixture, flood);
    begun.push(watching);
    expect(problemsOf({ ...watching, near: [] })).toEqual([]);
  },
);

test('no bystander behind the address of a flood waits longer than a minute', async () => {
  const watched: Watched[] = [];
  for (const { behind, ...rest } of begun) watched.push({ ...rest, near: await behind });
  process.stdout.write(`\n${tableOf(watched)}\n`);
  if (results !== undefined) await writeFile(results, tableOf(watched));
  expect(watched.flatMap((one) => problemsOf({ ...one, far: [], answers: {} }))).toEqual([]);
});
