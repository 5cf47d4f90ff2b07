import type { BrowserContextOptions } from 'playwright';
import { system } from '#kernel/actor.ts';
import { CreateUser } from '#modules/users/index.ts';
import { startApplication } from '#test/support/application.ts';
import { openBrowser } from '#test/support/browser.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { welcome, type Visitor } from './visitor.ts';

type Staff = 'ADMIN' | 'SUPPORT' | 'ACCOUNTANT';
type Viewport = Parameters<typeof welcome>[1]['viewport'];

export const staffPassword = 'парола за екипа';

/** A whole installation and a browser before it, for one test file. */
export const openInstallation = async () => {
  const application = await startApplication();
  const browser = await openBrowser();
  const address = application.application.config.publicUrl;
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
  return {
    ...application,
    address,
    addStaff,
    /** Opens a browser for one more person. */
    welcome: async (
      language: Language,
      viewport: Viewport,
      browserOptions: BrowserContextOptions = {},
    ): Promise<Visitor> => {
      const origins = [address, hosted];
      const visitor = await welcome(browser, { language, viewport, origins, browserOptions });
      visitors.push(visitor);
      return visitor;
    },
    /** Of every person so far. */
    faults: (): string[] => visitors.flatMap(({ faults }) => faults),
    complaints: (): string[] => visitors.flatMap(({ complaints }) => complaints),
    close: async (): Promise<void> => {
      await browser.close();
      await application.stop();
    },
  };
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;
