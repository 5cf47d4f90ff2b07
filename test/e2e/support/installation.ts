import type { BrowserContextOptions } from 'playwright';
import { system } from '#kernel/actor.ts';
import { freePort, isFreePort } from '#development/ports.ts';
import { CreateUser } from '#modules/users/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { Language } from '#web/shared/messages/language.ts';
import type { Scheme } from './check-screen.ts';
import { welcome, type Visitor } from './visitor.ts';
import { workerBrowser } from './worker-browser.ts';

type Staff = 'ADMIN' | 'SUPPORT' | 'ACCOUNTANT';
type Viewport = Parameters<typeof welcome>[1]['viewport'];

export const staffPassword = 'парола за екипа';

/** Visitors of an application, in the browser of the worker. */
const withVisitors = (application: TestApplication) => {
  const browser = workerBrowser();
  const url = application.application.config.publicUrl;
  const hosted = `http://localhost:${new URL(application.env['STRIPE_API_URL']!).port}`;

  const addStaff = async (username: string, role: Staff): Promise<void> => {
    await application.application.resolve(CreateUser).execute({
      actor: system('tests'),
      username,
      email: `${username}@plateno.example`,
      firstName: 'Силвия',
      lastName: 'Петрова',
      role,
      password: staffPassword,
      language: 'bg',
    });
  };
  const visitors: Visitor[] = [];
  const staying = new Map<string, Visitor>();
  const arrive = async (
    language: Language,
    viewport: Viewport,
    browserOptions: BrowserContextOptions = {},
    schemes?: readonly Scheme[],
  ): Promise<Visitor> => {
    const origins = [url, hosted];
    const visitor = await welcome(browser, { language, viewport, origins, browserOptions, schemes });
    visitors.push(visitor);
    return visitor;
  };
  return {
    ...application,
    url,
    addStaff,
    /** Opens a browser context for one more visitor. */
    welcome: arrive,
    /** The visitor of a language and size who stays from one test of a file to the next, with the page open. */
    sameVisitor: async (language: Language, viewport: Viewport): Promise<Visitor> => {
      const key = `${language} ${viewport.width}`;
      const visitor = staying.get(key) ?? (await arrive(language, viewport));
      staying.set(key, visitor);
      return visitor;
    },
    /** Of all visitors so far. */
    faults: (): string[] => visitors.flatMap(({ faults }) => faults),
    complaints: (): string[] => visitors.flatMap(({ complaints }) => complaints),
    close: async (): Promise<void> => {
      for (const { leave } of visitors) await leave();
      await application.stop();
    },
  };
};
export type Installation = ReturnType<typeof withVisitors>;

/** The port of the installation before, which has stopped: what pages have loaded from it is in their memory. */
let formerPort: number | undefined;

const choosePort = async (): Promise<number> => {
  const isFree = formerPort !== undefined && (await isFreePort(formerPort, '127.0.0.1'));
  formerPort = isFree ? formerPort! : await freePort();
  return formerPort;
};

/** An installation for one test file. */
export const openInstallation = async (
  options: Parameters<typeof startApplication>[0] = {},
): Promise<Installation> => {
  const places = { port: await choosePort(), ...options.places };
  return withVisitors(await startApplication({ ...options, places }));
};

/** The installation of this worker, for files that see only merchants of their own. */
export const sharedInstallation = async (): Promise<Installation> =>
  withVisitors(await sharedApplication('working'));
