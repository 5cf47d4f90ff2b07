import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import { Command, Errors, Flags, ux, type Interfaces } from '@oclif/core';
import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { Config } from '#platform/config.ts';
import type { Application } from '#src/composition.ts';
import type { ModuleName } from '#src/load-modules.ts';
import { askAs, type Ask } from './ask.ts';
import { exitCodeOf } from './exit-code.ts';
import { fileProblem } from './file-problem.ts';
import { presentFailure } from './present-failure.ts';
import { hideProgress, startWaiting } from './progress.ts';
import { writeLineToFile } from './standard-output.ts';
import { renderFacts, renderTable, type Columns } from './table.ts';
import { fill, messages } from './messages.ts';

const noInputFlag = { 'no-input': Flags.boolean({ summary: messages.noInputFlag }) };
type NoInput = Readonly<{ 'no-input': boolean }>;

/** For commands whose effect cannot be undone. */
export const confirmationFlags = {
  yes: Flags.boolean({ char: 'y', summary: messages.yesFlag }),
  ...noInputFlag,
};

/** For commands that read a new password. */
export const passwordFlags = {
  'password-stdin': Flags.boolean({ summary: messages.passwordStdinFlag }),
  ...noInputFlag,
};

/** For commands that make a thing twice when they are repeated. */
export const requestKeyFlag = { 'request-key': Flags.string({ summary: messages.requestKeyFlag }) };

/** The user before sudo is the audited operator. */
const operatorName = (): string => process.env.SUDO_USER || userInfo().username;

/** A live key moves real money. */
const isLive = ({ stripe }: Config): boolean => /^[sr]k_live_/.test(stripe.secretKey);

const isUsageError = (error: Error): error is Errors.CLIError =>
  error instanceof Errors.CLIError && !(error instanceof Errors.ExitError);

/** Limit of an administrative query in milliseconds; longer than a customer would wait. */
const queryTimeoutMs = 600_000;

export type OutputFlags = Interfaces.OutputFlags<Interfaces.FlagInput>;
export type OutputArgs = Interfaces.OutputArgs<Interfaces.ArgInput>;

export type Session = Readonly<{ application: Application; actor: Actor; ask: Ask }>;

type OpenFor = Readonly<{
  upTo: ModuleName | undefined;
  id: string | undefined;
  /** A dry run starts the job queue otherwise: it needs an application of its own. */
  isAlone: boolean;
}>;
export type OpenApplication = (
  config: Config,
  command: OpenFor,
) => Promise<Readonly<{ application: Application; close(): Promise<void> }>>;

/**
 * Base of every command: `run()` returns the data that `--json` prints; text is for people. Heavy imports (the
 * composition, the endpoints' use-cases) are loaded only when a command runs, so that help is fast.
 */
export abstract class PlatenoCommand extends Command {
  static override enableJsonFlag = true;
  /** Whether `--dry-run` was given, to a command that has it: all that it writes is rolled back. */
  protected isDryRun = false;
  /** The last module that the command needs; later ones are not loaded. All modules when undefined. */
  static upTo: ModuleName | undefined = undefined;
  /** How commands get their application; a process that runs many commands may keep it. */
  static openApplication: OpenApplication = async (config, { upTo }) => {
    const { compose } = await import('#src/composition.ts');
    const application = await compose(config, [], { upTo });
    return { application, close: () => application.close() };
  };
  static override baseFlags = {
    'no-color': Flags.boolean({ summary: messages.noColorFlag, helpGroup: 'GLOBAL' }),
  };

  #requestKey: string | null = null;

  override async init(): Promise<void> {
    await super.init();
    if (this.argv.includes('--no-color')) process.env.NO_COLOR = '1';
  }

  /** Refuses a period that ends before it begins, before anything is loaded. @throws usage failure */
  protected override async parse<F extends OutputFlags, B extends OutputFlags, A extends OutputArgs>(
    options?: Interfaces.Input<F, B, A>,
    argv?: string[],
  ): Promise<Interfaces.ParserOutput<F, B, A>> {
    const parsed = await super.parse(options, argv);
    const {
      from,
      to,
      'dry-run': isDryRun,
      'request-key': key,
    } = parsed.flags as Readonly<Record<string, unknown>>;
    this.isDryRun = isDryRun === true;
    this.#requestKey = typeof key === 'string' ? key : null;
    if (typeof from === 'string' && typeof to === 'string' && from > to)
      this.error(fill(messages.periodWrong, { from, to }), { exit: 2 });
    return parsed;
  }

  /** Joins the running development installation, or starts one for the length of the command. */
  protected async withEnvironment<T>(action: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
    const { joinOrOpenDevStack } = await import('#development/dev-stack.ts');
    const { withSecretFiles } = await import('#platform/secret-files.ts');
    const devStack = await joinOrOpenDevStack(withSecretFiles(process.env).env);
    try {
      return await action(devStack.env);
    } finally {
      await devStack.stop();
    }
  }

  protected async withConfig<T>(action: (config: Config) => Promise<T>): Promise<T> {
    const { readConfig } = await import('#platform/config.ts');
    const waiting = startWaiting();
    return this.withEnvironment(async (env) => {
      const config = readConfig(env);
      if (process.stderr.isTTY && isLive(config)) this.notify(messages.liveBanner);
      const database = { ...config.database, statementTimeoutMs: queryTimeoutMs };
      return action({ ...config, database, logLevel: process.env.LOG_LEVEL ?? 'silent' });
    }).finally(waiting.end);
  }

  protected async withApplication<T>(action: (application: Application) => Promise<T>): Promise<T> {
    const { upTo, openApplication } = this.constructor as typeof PlatenoCommand;
    return this.withConfig(async (config) => {
      const isAlone = this.argv.includes('--dry-run');
      const { application, close } = await openApplication(config, { upTo, id: this.id, isAlone });
      try {
        return await action(application);
      } finally {
        await close();
      }
    });
  }

  /** Runs as the operator, or on behalf of a merchant when one is given. */
  protected async asOperator<T>(action: (session: Session) => Promise<T>, merchantId?: number): Promise<T> {
    return this.withApplication((application) =>
      this.rolledBackIfDry(application, async () => action(await this.sessionOf(application, merchantId))),
    );
  }

  /** A dry run does the same and is rolled back, so that it is refused in the same cases. */
  protected async rolledBackIfDry<T>(application: Application, work: () => Promise<T>): Promise<T> {
    if (!this.isDryRun) return work();
    const { TransactionsToken } = await import('#platform/database/transactions.ts');
    return application.resolve(TransactionsToken).rehearse(work);
  }

  protected async sessionOf(application: Application, merchantId?: number): Promise<Session> {
    const ask = await this.askFor(application, merchantId);
    return { application, actor: this.operator(merchantId), ask };
  }

  /** Asks as the operator, or on behalf of a merchant when one is given; the audit log names the operator. */
  protected askFor(application: Application, merchantId?: number): Promise<Ask> {
    return askAs(application, this.operator(merchantId), this.#requestKey);
  }

  protected operator(merchantId?: number): Actor {
    const name = operatorName();
    return merchantId === undefined
      ? { kind: 'operator', name }
      : { kind: 'operator', name, actsFor: merchantId };
  }

  /** Rows aligned on a terminal, tab-separated in pipes; an empty table is reported on standard error. */
  protected table<Row>(rows: readonly Row[], columns: Columns<Row>, nothing: string): void {
    if (rows.length === 0) this.notify(nothing);
    else for (const line of renderTable(rows, columns)) this.log(line);
  }

  protected page<Row>(
    { rows, total }: Readonly<{ rows: readonly Row[]; total: number }>,
    columns: Columns<Row>,
    nothing: string,
  ): void {
    this.table(rows, columns, nothing);
    if (rows.length > 0 && rows.length < total)
      this.notify(fill(messages.shown, { shown: rows.length, total }));
  }

  protected facts(facts: object): void {
    for (const line of renderFacts(facts)) this.log(line);
  }

  override log(message?: string, ...values: unknown[]): void {
    hideProgress();
    if (this.jsonEnabled() || !writeLineToFile(() => format(message ?? '', ...values)))
      super.log(message, ...values);
  }

  protected override logJson(json: unknown): void {
    if (!writeLineToFile(() => ux.colorizeJson(json))) super.logJson(json);
  }

  override logToStderr(message?: string, ...values: unknown[]): void {
    hideProgress();
    super.logToStderr(message, ...values);
  }

  /** Writes to standard error: for the person, not for the pipe. */
  protected notify(text: string): void {
    if (!this.jsonEnabled()) this.logToStderr(text);
  }

  /** Asks for confirmation unless `--yes` was given, or `--dry-run`. @throws usage failure without a terminal */
  protected async confirm(question: string, flags: NoInput & Readonly<{ yes: boolean }>): Promise<void> {
    if (flags.yes || this.isDryRun) return;
    if (!this.#canAsk(flags)) this.error(messages.yesNeeded, { exit: 2 });
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(`${question} [y/N] `);
    terminal.close();
    if (!/^(y|yes|д|да)$/i.test(answer.trim())) this.error(messages.leftAlone, { exit: 130 });
  }

  /**
   * The first line of standard input, or what a person types twice without echo: arguments and the environment are
   * visible to other users of the machine. @throws usage failure without a terminal
   */
  protected async readPassword(flags: NoInput & Readonly<{ 'password-stdin': boolean }>): Promise<string> {
    if (flags['password-stdin'] && !process.stdin.isTTY) {
      const [password = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
      return password;
    }
    if (flags['password-stdin'] || !this.#canAsk(flags)) this.error(messages.passwordMissing, { exit: 2 });
    const { hiddenLines } = await import('./hidden-lines.ts');
    const questions = [messages.passwordQuestion, messages.passwordAgain];
    const answers = await hiddenLines(questions, { input: process.stdin, output: process.stderr });
    if (answers === null) this.error(messages.leftAlone, { exit: 130 });
    const [password = '', again] = answers;
    if (password !== again) this.error(messages.passwordsDiffer, { exit: 2 });
    return password;
  }

  /** Names by which failures name fields. */
  protected flagNames(): readonly string[] {
    return Object.keys((this.constructor as typeof PlatenoCommand).flags ?? {});
  }

  /** Without a terminal a message is neither wrapped nor framed, as oclif does: programs and logs read it. */
  #refuse({ message, oclif }: Errors.CLIError): never {
    this.logToStderr(message);
    return this.exit(oclif.exit ?? 2);
  }

  #canAsk(flags: NoInput): boolean {
    return process.stdin.isTTY && process.stderr.isTTY && !flags['no-input'] && !this.jsonEnabled();
  }

  protected override async catch(error: Error & { exitCode?: number }): Promise<unknown> {
    if (isUsageError(error) && !process.stderr.isTTY && !this.jsonEnabled()) return this.#refuse(error);
    const named = fileProblem(error);
    const presented =
      error instanceof Failure
        ? await presentFailure(error, this.flagNames())
        : (named ?? (await import('./database-problem.ts')).databaseProblem(error));
    if (presented === undefined) return super.catch(error);
    if (this.jsonEnabled()) this.logJson({ error: presented });
    else this.logToStderr(presented.message);
    return this.exit(error instanceof Failure ? exitCodeOf(error) : named === undefined ? 1 : 2);
  }
}
