import type { Cut } from '#test/support/database-relay.ts';
import { openCutCalls, sendPlainly, type CutCalls, type Send } from './cut-calls.ts';

/** An installation whose claims stay when a connection ends, as if its process had died. */
export const openKilledCalls = async (): Promise<CutCalls> => {
  const calls = await openCutCalls(({ keyUse }) => keyUse === 'CLAIMED' || keyUse === 'REMOTE');
  const { database } = calls.callers.shop;
  await database.rows(`
    create function keep_claims() returns trigger language plpgsql as $$ begin return null; end $$`);
  await database.rows(
    `create trigger keep_claims before delete on idempotency_keys for each row execute function keep_claims()`,
  );
  return calls;
};

/** The page asks again until the claim of the dead process has ended. */
const sendLater =
  ({ callers: { shop } }: CutCalls): Send =>
  async (call, key) => {
    await shop.database.rows(
      `update idempotency_keys set created_at = created_at - interval '2 minutes' where state = 'IN_FLIGHT'`,
    );
    return sendPlainly(call, key);
  };

/** Kills a call around its last commit. @returns what differs from the undisturbed call */
export const differencesWhenKilled = async (calls: CutCalls, name: string): Promise<string[]> => {
  const send = sendLater(calls);
  await calls.make(name, undefined, send);
  const whole = await calls.make(name, undefined, send);
  const commit = whole.statements.findLastIndex((statement) => /^commit/i.test(statement));
  const cuts: Cut[] = [
    { place: commit - 1, moment: 'after' },
    { place: commit, moment: 'before' },
    { place: commit, moment: 'after' },
  ];
  const found: string[] = [];
  for (const cut of cuts) {
    const { answers, added } = await calls.make(name, cut, send);
    const statuses = answers.map(({ status }) => status);
    const isOnce = JSON.stringify(added) === JSON.stringify(whole.added);
    if (isOnce && statuses.at(-1) === whole.answers[0]!.status) continue;
    const texts = answers.map(({ status, text }) => `${status} ${text.slice(0, 80)}`).join('; ');
    const made = `${JSON.stringify(added)} instead of ${JSON.stringify(whole.added)}`;
    found.push(`${name}, ${cut.moment} ${cut.place - commit}: ${texts}; ${made}`);
  }
  return found;
};
