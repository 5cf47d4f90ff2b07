import { expect, test } from 'vitest';
import { backupAttention, backupCheck, backupGauge } from '#platform/backup/backup-age.ts';
import type { Config } from '#platform/config.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';

type Moments = Readonly<{ last: Date | null; began: Date | null }>;

const began = new Date('2026-11-01T12:00:00Z');
const hour = 3_600_000;
const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hour);

const at = (
  now: Date,
  moments: Moments,
  mode: Config['mode'] = 'production',
  backups: Config['backups'] = 'own',
) => {
  const database = { rows: async () => JSON.parse(JSON.stringify([moments])) as never };
  const deps = { database, clock: new FixedClock(now), config: { mode, backups } };
  const context = { since: now, read: () => undefined, leaveOut: () => undefined };
  return {
    violations: () => backupCheck(deps).violations(context),
    count: () => backupAttention(deps).count(),
    age: () => backupGauge(deps).read(),
  };
};

test.each([
  [0, 0],
  [47, 0],
  [48, 0],
  [48.001, 1],
  [49, 1],
  [24 * 365, 1],
  [-1, 0],
])('a last backup of %d hours ago is %d finding, in the back office and for the doctor', async (hours, n) => {
  const last = new Date('2026-11-20T01:10:00Z');
  for (const mode of ['production', 'development'] as const) {
    const { violations, count, age } = at(hoursAfter(last, hours), { last, began }, mode);
    expect(await count()).toBe(n);
    const record = 'the last backup is of 2026-11-20T01:10:00.000Z';
    expect(await violations()).toEqual(n === 0 ? [] : [{ record }]);
    const value = expect.closeTo(Math.max(0, hours) * 3600, 1) as number;
    expect(await age()).toEqual([{ labels: { made: 'yes' }, value }]);
  }
});

test('the check of backups is doctor.backup-current', () => {
  const deps = {
    database: { rows: async () => [] },
    clock: new FixedClock(began),
    config: { mode: 'production', backups: 'own' },
  } as const;
  expect(backupCheck(deps).code).toBe('doctor.backup-current');
});

test('a production installation without any backup counts from its beginning', async () => {
  const young = at(hoursAfter(began, 40), { last: null, began });
  expect([await young.count(), await young.violations()]).toEqual([0, []]);
  const old = at(hoursAfter(began, 50), { last: null, began });
  expect([await old.count(), await old.violations()]).toEqual([1, [{ record: 'no backup was made' }]]);
  expect(await old.age()).toEqual([{ labels: { made: 'no' }, value: 50 * 3600 }]);
});

test('a development installation without a backup needs none', async () => {
  const { violations, count, age } = at(hoursAfter(began, 5000), { last: null, began }, 'development');
  expect([await count(), await violations(), await age()]).toEqual([0, [], []]);
});

test('an installation whose backups another program makes is never warned of old or missing ones', async () => {
  for (const last of [null, began]) {
    const { violations, count, age } = at(
      hoursAfter(began, 5000),
      { last, began },
      'production',
      'elsewhere',
    );
    expect([await count(), await violations(), await age()]).toEqual([0, [], []]);
  }
});
