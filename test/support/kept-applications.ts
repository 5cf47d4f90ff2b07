import type { Config } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import type { Application } from '#src/composition.ts';
import type { ModuleName } from '#src/load-modules.ts';
import type { PlatenoCommand } from '../../cli/command.ts';
import { cheapHasher } from './cheap-hasher.ts';

/** What a command does with its application, by the names of `PlatenoCommand`, where they are protected. */
type Inside = Readonly<{
  id: string | undefined;
  argv: readonly string[];
  constructor: Readonly<{ upTo: ModuleName | undefined }>;
  withConfig<T>(action: (config: Config) => Promise<T>): Promise<T>;
}>;

type Kept = Readonly<{ databaseUrl: string; application: Promise<Application> }>;
const kept = new Map<string, Kept>();
type WithApplication = (
  this: Inside,
  action: (application: Application) => Promise<unknown>,
) => Promise<unknown>;

const composed = async (config: Config, upTo: ModuleName | undefined): Promise<Application> => {
  const { compose } = await import('#src/composition.ts');
  const hasher = cheapHasher(config);
  const application = await compose(config, [override(PasswordHasher, hasher)], { upTo });
  const close = async (): Promise<void> => {
    await application.close();
    await hasher.close();
  };
  return { ...application, close };
};

const keptFor = (config: Config, upTo: ModuleName | undefined): Promise<Application> => {
  const key = JSON.stringify([config, upTo]);
  const known = kept.get(key)?.application;
  if (known) return known;
  const application = composed(config, upTo);
  kept.set(key, { databaseUrl: config.database.url, application });
  application.catch(() => void kept.delete(key));
  return application;
};

/** Enqueues a job that only the end of its application waits for. */
const wakesWorkers = 'events:retry';

/**
 * From now on commands of one configuration share an application: composing and closing one is most of the work of a
 * short command. A dry run composes its own, because its job queue starts otherwise.
 */
export const keepApplicationsOf = ({ prototype }: typeof PlatenoCommand): void => {
  const withOwnApplication = Reflect.get(prototype, 'withApplication') as WithApplication;
  const withKeptApplication: WithApplication = async function withApplication(action) {
    if (this.id === wakesWorkers || this.argv.includes('--dry-run'))
      return withOwnApplication.call(this, action);
    return this.withConfig(async (config) => action(await keptFor(config, this.constructor.upTo)));
  };
  Reflect.set(prototype, 'withApplication', withKeptApplication);
};

/** Closes the kept applications on this database. @param url as the application connects to it */
export const closeApplicationsOn = async (url: string): Promise<void> => {
  for (const [key, { databaseUrl, application }] of kept) {
    if (databaseUrl !== url) continue;
    kept.delete(key);
    await (await application).close();
  }
};
