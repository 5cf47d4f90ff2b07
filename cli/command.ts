import { Command } from '@oclif/core';
import { joinOrSurround } from '#development/surroundings.ts';
import { Failure, type FailureKind } from '#kernel/failure.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { compose, type Application } from '#src/composition.ts';
import { sentences } from '#words/sentences.ts';
import { cliLanguage } from './words.ts';

/** Exit codes by kind of failure: 1 failed, 2 usage, 3 not found, 4 not allowed, 5 conflict. */
const exitCodes: Readonly<Partial<Record<FailureKind, number>>> = {
  malformed: 2,
  invalid: 2,
  missing: 3,
  gone: 3,
  unauthenticated: 4,
  forbidden: 4,
  conflict: 5,
};

const presentFailure = (failure: Failure): string =>
  [
    sentences.say(cliLanguage, failure.code, failure.params),
    ...failure.fields.map(
      ({ field, code, params }) => `  ${field}: ${sentences.say(cliLanguage, code, params)}`,
    ),
  ].join('\n');

/** Base of every command: `run()` returns the data that `--json` prints; text is for people. */
export abstract class PlatenoCommand extends Command {
  static override enableJsonFlag = true;

  /** Joins the running development installation, or brings up what is needed for the length of the command. */
  protected async withEnvironment<T>(act: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
    const surroundings = await joinOrSurround(process.env);
    try {
      return await act(surroundings.env);
    } finally {
      await surroundings.stop();
    }
  }

  protected async withConfig<T>(act: (config: Config) => Promise<T>): Promise<T> {
    return this.withEnvironment((env) =>
      act({ ...readConfig(env), logLevel: process.env.LOG_LEVEL ?? 'silent' }),
    );
  }

  protected async withApplication<T>(act: (application: Application) => Promise<T>): Promise<T> {
    return this.withConfig(async (config) => {
      const application = compose(config);
      try {
        return await act(application);
      } finally {
        await application.close();
      }
    });
  }

  protected override async catch(error: Error & { exitCode?: number }): Promise<unknown> {
    if (!(error instanceof Failure)) return super.catch(error);
    if (this.jsonEnabled()) this.logJson({ error: { code: error.code, message: presentFailure(error) } });
    else this.logToStderr(presentFailure(error));
    return this.exit(exitCodes[error.kind] ?? 1);
  }
}
