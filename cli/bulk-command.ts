import { text } from 'node:stream/consumers';
import { Flags } from '@oclif/core';
import { Failure } from '#kernel/failure.ts';
import { mustNotBeNumber } from './arguments.ts';
import { askAs, type Ask } from './ask.ts';
import { PlatenoCommand } from './command.ts';
import { exitCodeOf } from './exit-code.ts';
import { presentFailure, type PresentedFailure } from './present-failure.ts';
import { startProgress } from './progress.ts';
import { fill, messages } from './messages.ts';

export const dryRunFlag = { 'dry-run': Flags.boolean({ summary: messages.dryRunFlag }) };

type Outcome<T> = Readonly<{ id: string; result?: T; error?: PresentedFailure }>;
export type Outcomes<T> = Readonly<{ results: readonly Outcome<T>[] }>;

type Act<T> = Readonly<{
  ids: readonly string[];
  /** `askFor` asks in the name of a merchant, for what only a merchant does. */
  each(ask: Ask, id: string, askFor: (merchantId: number) => Promise<Ask>): Promise<T>;
  /** Of what was done. */
  say(result: T): string;
}>;

/** Does one thing to many: ids as arguments, or one a line on standard input. A failure in one does not hide in the rest. */
export abstract class BulkCommand extends PlatenoCommand {
  static override strict = false;

  /**
   * Ids of records. What is no id at all is refused where it is used, so that the others are done all the same.
   * @throws usage failure for the number of a document, before anything is done
   */
  protected async idsOf(argv: readonly unknown[]): Promise<string[]> {
    return (await this.namesOf(argv)).map(mustNotBeNumber);
  }

  /** The first word of each line is the name, so that the rows of a list can be piped in. */
  protected async namesOf(argv: readonly unknown[]): Promise<string[]> {
    const given = argv.map(String).filter((one) => one !== '-');
    if (given.length > 0) return given;
    if (process.stdin.isTTY) this.error(messages.idsMissing, { exit: 2 });
    const lines = (await text(process.stdin)).split(/\r?\n/);
    return lines.map((line) => line.trim().split(/\s+/)[0]!).filter((word) => word !== '');
  }

  protected async doEach<T>({ ids, each, say }: Act<T>): Promise<Outcomes<T>> {
    const progress = startProgress({ total: ids.length });
    const failed: number[] = [];
    const work = this.asOperator(async ({ application, ask }) => {
      const askFor = (merchantId: number) => askAs(application, this.operator(merchantId));
      const outcomes: Outcome<T>[] = [];
      for (const id of ids) {
        try {
          const result = await each(ask, id, askFor);
          this.log(`${id}\t${say(result)}`);
          outcomes.push({ id, result });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const presented = await presentFailure(error);
          this.tell(`${id}\t${presented.message}`);
          outcomes.push({ id, error: presented });
          failed.push(exitCodeOf(error));
        }
        progress.advance();
      }
      return outcomes;
    });
    const results = await work.finally(progress.end);
    if (ids.length > 1)
      this.tell(fill(messages.bulkDone, { done: ids.length - failed.length, failed: failed.length }));
    // One kind of failure says what it was; of several only that there were some.
    if (failed.length > 0) process.exitCode = new Set(failed).size === 1 ? failed[0]! : 1;
    return { results };
  }
}
