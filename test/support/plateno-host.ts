import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Config, flush, run } from '@oclif/core';
import { captureOutput } from '@oclif/test';
import { useCompileCache } from '#platform/compiled-files.ts';
import { closeApplicationsOn, keepApplicationsOf } from './kept-applications.ts';
import { keepingFlag, type CommandRequest, type HostAnswer, type HostRequest } from './host-request.ts';

useCompileCache();

/** The command line's root, as in `cli/run.ts`. */
const root = join(import.meta.dirname, '../..');
/** Read with the first command, in its language; each command gets a configuration of its own from it. */
let commands: Config | undefined;

const loadCommands = async (): Promise<Config> => {
  if (process.argv.includes(keepingFlag))
    keepApplicationsOf((await import('../../cli/command.ts')).PlatenoCommand);
  return Config.load({ root });
};

const becomeProcessOf = ({ env, input }: CommandRequest): void => {
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
  Object.defineProperty(process, 'stdin', {
    value: Readable.from(input === '' ? [] : [input]),
    configurable: true,
  });
  process.exitCode = undefined;
};

const codeOf = (error: (Error & { oclif?: { exit?: number | undefined } }) | undefined): number =>
  error === undefined ? Number(process.exitCode ?? 0) : (error.oclif?.exit ?? 1);

const answer = async (request: CommandRequest): Promise<HostAnswer> => {
  becomeProcessOf(request);
  const { stdout, stderr, error } = await captureOutput(
    async () => {
      commands ??= await loadCommands();
      await run([...request.args], commands);
      await flush();
    },
    { testNodeEnv: request.env['NODE_ENV'] ?? 'development' },
  );
  const code = codeOf(error);
  // A change of the whole database ends what a kept application knows of it.
  if (request.args[0] === 'db') await closeApplicationsOn(request.env['DATABASE_URL']!);
  // An exit with a code is no error to print; every other error is printed by the process that ends with it.
  const isExit = error !== undefined && error.message.startsWith('EEXIT');
  process.exitCode = undefined;
  return { stdout, stderr: error === undefined || isExit ? stderr : `${stderr}${error.message}\n`, code };
};

// Each command adds its own listeners to the standard streams.
process.stdout.setMaxListeners(0);
process.on('message', (request: HostRequest) => {
  const done = 'closing' in request ? closeApplicationsOn(request.closing) : answer(request);
  void Promise.resolve(done).then((result) => process.send!(result ?? 'closed'));
});
// An application that is still kept must not keep the process after the test's own has ended.
process.on('disconnect', () => process.exit());
process.send!('ready');
