import { text } from 'node:stream/consumers';
import { Flags, type Interfaces } from '@oclif/core';
import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { Application } from '#src/composition.ts';
import { mustNotBeNumber } from './arguments.ts';
import type { Ask } from './ask.ts';
import { PlatenoCommand, type OutputArgs, type OutputFlags, type Session } from './command.ts';
import { exitCodeOf } from './exit-code.ts';
import { presentFailure, type PresentedFailure } from './present-failure.ts';
import { startProgress } from './progress.ts';
import { fill, messages } from './messages.ts';

/** Flag of commands that can show their effect without applying it. */
export const dryRunFlag = { 'dry-run': Flags.boolean({ summary: messages.dryRunFlag }) };

/** Records of one dry run see what it would do to those before them; more would keep rows locked for too long. */
const rehearsedTogether = 25;

type Outcome<T> = Readonly<{ id: string; result?: T; error?: PresentedFailure }>;
/** Results of a bulk command, one for each id, in order. */
export type Outcomes<T> = Readonly<{ results: readonly Outcome<T>[] }>;

type Action<T> = Readonly<{
  ids: readonly string[];
  /** `askFor` acts on behalf of a merchant, for actions that only a merchant may do. */
  each(
    ask: Ask,
    id: string,
    askFor: (merchantId: number) => Promise<Ask>,
    session: Readonly<{ application: Application; actor: Actor }>,
  ): Promise<T>;
  /** The line printed for a result. */
  describe(result: T): string;
  /** The record before the action, for a dry run that prints what changes in it. */
  before?(ask: Ask, id: string): Promise<T>;
  /** What changes, the line by default. */
  changing?(record: T): string;
}>;

/**
 * Applies one action to many records: ids as arguments, or one a line on standard input. A failure of one does not
 * stop the rest.
 */
export abstract class BulkCommand extends PlatenoCommand {
  /** Also in `parse`: oclif reads only the properties that the class of the command has itself. */
  static override strict = false;

  protected override parse<F extends OutputFlags, B extends OutputFlags, A extends OutputArgs>(
    options: Interfaces.Input<F, B, A>,
    argv?: string[],
  ): Promise<Interfaces.ParserOutput<F, B, A>> {
    const { baseFlags, enableJsonFlag = true } = options;
    return super.parse({ ...options, ...(baseFlags && { baseFlags }), enableJsonFlag, strict: false }, argv);
  }

  /**
   * Ids of records. Text that is no id is refused when it is used, so that the others are still processed.
   * @throws usage failure for a document number, before anything is done
   */
  protected async idsOf(argv: readonly unknown[]): Promise<string[]> {
    return (await this.namesOf(argv)).map(mustNotBeNumber);
  }

  /** The first word of each line is the name, so that the rows of a list can be piped in; each name once. */
  protected async namesOf(argv: readonly unknown[]): Promise<string[]> {
    const given = argv.map(String).filter((one) => one !== '-');
    if (given.length > 0) return [...new Set(given)];
    if (process.stdin.isTTY) this.error(messages.idsMissing, { exit: 2 });
    const lines = (await text(process.stdin)).split(/\r?\n/);
    const words = lines.map((line) => line.trim().split(/\s+/)[0]!);
    return [...new Set(words.filter((word) => word !== ''))];
  }

  protected async doEach<T>(action: Action<T>): Promise<Outcomes<T>> {
    const { ids } = action;
    const progress = startProgress({ total: ids.length });
    const failed: number[] = [];
    const outcomes: Outcome<T>[] = [];
    const work = this.withApplication(async (application) => {
      const session = await this.sessionOf(application);
      const one = async (id: string): Promise<void> => {
        try {
          outcomes.push({ id, result: await this.#do(action, id, session) });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const presented = await presentFailure(error, this.flagNames());
          this.notify(`${id}\t${presented.message}`);
          outcomes.push({ id, error: presented });
          failed.push(exitCodeOf(error));
        }
        progress.advance();
      };
      for (let first = 0; first < ids.length; first += rehearsedTogether)
        await this.rolledBackIfDry(application, async () => {
          for (const id of ids.slice(first, first + rehearsedTogether)) await one(id);
        });
    });
    await work.finally(progress.end);
    if (ids.length > 1)
      this.notify(fill(messages.bulkDone, { done: ids.length - failed.length, failed: failed.length }));
    // Failures of one kind exit with its code; different ones exit with 1.
    if (failed.length > 0) process.exitCode = new Set(failed).size === 1 ? failed[0]! : 1;
    return { results: outcomes };
  }

  async #do<T>(
    { each, describe, before, changing = describe }: Action<T>,
    id: string,
    { application, actor, ask }: Session,
  ): Promise<T> {
    const old = this.isDryRun ? await before?.(ask, id) : undefined;
    const askFor = (merchantId: number) => this.askFor(application, merchantId);
    const result = await each(ask, id, askFor, { application, actor });
    const change = () => fill(messages.would, { now: `${changing(old!)} → ${changing(result)}` });
    this.log(`${id}\t${old === undefined ? describe(result) : change()}`);
    return result;
  }
}
