import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRatesServer } from '#development/rates-server.ts';
import { createCallers } from '#test/integration/rights/callers.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import { openDatabaseRelay, type Cut, type Death } from '#test/support/database-relay.ts';
import { countRows, difference, type Counts } from '#test/support/one-key/cut-calls.ts';
import { runPlateno, startPlateno } from '#test/support/run-plateno.ts';
import { rows } from './command-rows.ts';

type Command = Readonly<{ args: readonly string[]; input?: string; env: NodeJS.ProcessEnv }>;
type Answer = Readonly<{ code: number; stderr: string }>;

/** What the runs of one command with the same arguments made together. */
export type Made = Readonly<{
  added: Counts;
  /** Names of the files in its folder. */
  files: readonly string[];
  /** What the doctor finds, and did not find before. */
  found: readonly string[];
  /** The answer of the last run. */
  answer: Answer;
}>;

/** An account of the ledger is made with its first booking, whichever command books. */
const isCompared = ([table]: readonly [string, number]): boolean => table !== 'public.ledger_accounts';

/** An installation whose commands die where a test says so. */
export const openKilledCommands = async () => {
  const [callers, rates, classes] = await Promise.all([
    createCallers({ isWorking: false }),
    startRatesServer(),
    commandClasses(),
  ]);
  const { shop } = callers;
  let number = 0;

  /** The environment of a command, with every statement through the relay. */
  const through = (relayUrl: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
    const { host } = new URL(relayUrl);
    const moved = (url: string): string => Object.assign(new URL(url), { host }).href;
    const { DATABASE_URL: url, DATABASE_MIGRATOR_URL: migratorUrl } = shop.env;
    return { ...env, DATABASE_URL: moved(url!), DATABASE_MIGRATOR_URL: moved(migratorUrl!) };
  };
  const runThrough = async <T>(
    { env }: Command,
    watch: Death | undefined,
    run: (env: NodeJS.ProcessEnv) => Promise<T>,
  ) => {
    const relay = await openDatabaseRelay(shop.env['DATABASE_URL']!);
    relay.watch(watch);
    try {
      return { answer: await run(through(relay.url, env)), statements: relay.seen() };
    } finally {
      await relay.close();
    }
  };

  const { handle: sendRefund } = shop.application.contributions.jobs.find(
    ({ name }) => name === 'payments.send-refund',
  )!;
  /** No worker sends what earlier commands have asked for: the doctor would find it in the middle of a later one. */
  const sendRefunds = async (): Promise<void> => {
    const refunds = await shop.database.rows<{ paymentId: number; refundId: number }>(
      `select payment_id as "paymentId", id as "refundId" from refunds where status = 'REQUESTED'`,
    );
    for (const refund of refunds) await sendRefund(refund);
  };

  /** Makes what the command needs, and compares rows, files and findings before and after `run`. */
  const observe = async (name: string, run: (command: Command) => Promise<Answer>): Promise<Made> => {
    const folder = await mkdtemp(join(tmpdir(), 'killed-'));
    await sendRefunds();
    // All commands together take longer than a proof of the password is valid.
    await shop.database.rows('update sessions set proved_at = now()');
    const given = await rows[name]!({ callers, folder, ratesUrl: rates.url, number: (number += 1) });
    const key = 'request-key' in (classes.get(name)!.flags ?? {}) ? ['--request-key', `run-${number}`] : [];
    // The provider sends no events meanwhile: the rows are those of the command.
    await shop.control.holdClock(Math.floor(Date.now() / 1_000));
    const [before, known] = [await countRows(callers), await shop.doctor()];
    const answer = await run({
      args: [...name.split(' '), ...given.args, ...key],
      input: given.input ?? '',
      env: { ...shop.env, ...given.variables },
    });
    const added = Object.entries(difference(before, await countRows(callers))).filter(isCompared);
    const found = (await shop.doctor()).filter((line) => !known.includes(line));
    await shop.control.releaseClock();
    const files = (await readdir(folder, { recursive: true })).toSorted();
    await rm(folder, { recursive: true });
    return { added: Object.fromEntries(added), files, found, answer };
  };

  /** Runs a command again, later than the two seconds between fetches of one payment. */
  const repeat = async ({ args, input, env }: Command): Promise<Answer> => {
    await shop.expireFetches();
    return runPlateno(env, args, input);
  };

  /** Runs a command to its end, with its statements, and what a second run with the same arguments makes. */
  const whole = async (name: string) => {
    let statements: string[] = [];
    const made = await observe(name, async (command) => {
      const { args, input } = command;
      const first = await runThrough(command, undefined, (env) => runPlateno(env, args, input));
      statements = first.statements;
      return first.answer;
    });
    const twice = await observe(name, async (command) => {
      await repeat(command);
      return repeat(command);
    });
    return { ...made, statements, twice };
  };

  /** Kills a command at a statement, and runs it again to its end. @returns whether it died, and what was made */
  const killed = async (name: string, { place, moment }: Cut) => {
    let isKilled = false;
    const made = await observe(name, async (command) => {
      const { args, input } = command;
      let kill = (): void => undefined;
      let seen = 0;
      const death: Death = {
        deathAt: () => {
          seen += 1;
          return seen - 1 === place ? moment : undefined;
        },
        die: () => {
          isKilled = true;
          kill();
        },
      };
      await runThrough(command, death, (relayed) =>
        startPlateno(relayed, args, input, (end) => {
          kill = end;
        }),
      );
      return repeat(command);
    });
    return { ...made, isKilled };
  };

  return {
    whole,
    killed,
    stop: async (): Promise<void> => {
      await shop.stop();
      await rates.stop();
    },
  };
};
export type KilledCommands = Awaited<ReturnType<typeof openKilledCommands>>;
