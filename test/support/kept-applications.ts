import type { Config } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import type { Application } from '#src/composition.ts';
import type { ModuleName } from '#src/load-modules.ts';
import type { PlatenoCommand } from '../../cli/command.ts';
import { cheapHasher } from './cheap-hasher.ts';

type Kept = Readonly<{ databaseUrl: string; application: Promise<Application> }>;
const kept = new Map<string, Kept>();

const composed = async (config: Config, upTo: ModuleName | undefined): Promise<Application> => {
  const { compose } = await import('#src/composition.ts');
  const passwords = cheapHasher(config);
  const application = await compose(config, [override(PasswordHasher, passwords.hasher)], { upTo });
  const close = async (): Promise<void> => {
    await application.close();
    await passwords.close();
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

/** From now on commands of one configuration share an application: opening one is most of the work of a short command. */
export const keepApplicationsOf = (command: typeof PlatenoCommand): void => {
  const openOwn = command.openApplication;
  command.openApplication = async (config, given) =>
    given.isAlone || given.id === wakesWorkers
      ? openOwn(config, given)
      : { application: await keptFor(config, given.upTo), close: async () => undefined };
};

/** Closes the kept applications on this database. @param url as the application connects to it */
export const closeApplicationsOn = async (url: string): Promise<void> => {
  for (const [key, { databaseUrl, application }] of kept) {
    if (databaseUrl !== url) continue;
    kept.delete(key);
    await (await application).close();
  }
};
