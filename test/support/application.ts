import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { insertProviderAccount } from '#test/support/insert-rows.ts';
import { freePort } from '#development/ports.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { system } from '#kernel/actor.ts';
import { Letters } from '#kernel/letters.ts';
import { toMerchant } from '#modules/merchants/application/merchant-letters.ts';
import { PushSender } from '#modules/notifications/ports/push-sender.ts';
import { aboutAccount } from '#modules/users/application/account-letters.ts';
import { CreateUser } from '#modules/users/index.ts';
import { Reconcile } from '#modules/payments/index.ts';
import { ExchangeRates } from '#modules/rates/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import type { Database } from '#platform/database/database.ts';
import { readConfig } from '#platform/config.ts';
import { override, type Override } from '#platform/di.ts';
import { drainAll } from '#platform/drain-all.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { compose, type Application } from '#src/composition.ts';
import { apiClient } from './application/api-client.ts';
import { adminPassword, builders, type OpenCheckout } from './application/build.ts';
import { startDevStack, type Places, type DevStack } from './application/dev-stack.ts';
import { cheapHasher } from './cheap-hasher.ts';
import { mayPrintCommand } from './doctor-remedies.ts';
import { openWorkerPrinter } from './worker-printer.ts';

type Options = Readonly<{
  /** Whether jobs run; without, only HTTP is served and every effect must come from the call itself. */
  isWorking?: boolean;
  /** Whether merchants get mails; without, the mailbox holds only mails to customers. */
  writesToMerchants?: boolean;
  /** Whether users get mails about their accounts. */
  writesToUsers?: boolean;
  /** Instead of the sender that trusts public certificates only. */
  pushSender?: (env: NodeJS.ProcessEnv) => PushSender;
  /** Simulated processes on the same database, each with its own pool, workers and port. */
  processes?: 1 | 2;
  variables?: NodeJS.ProcessEnv;
  places?: Places;
}>;

/** Letters of these types count as sent. */
const without =
  (types: readonly Readonly<{ name: string }>[]): Override =>
  (container) => {
    const letters = container.get<Letters>(Letters);
    const isLeftOut = (name: string): boolean => types.some((type) => type.name === name);
    const send: Letters['send'] = async (type, data) =>
      isLeftOut(type.name) ? { outcome: 'SENT' } : letters.send(type, data);
    override(Letters, { send })(container);
  };

const startProcess = async (
  env: NodeJS.ProcessEnv,
  { isWorking = true, writesToMerchants = false, writesToUsers = false, pushSender }: Options,
) => {
  const config = readConfig(env);
  const passwords = cheapHasher(config);
  const printer = openWorkerPrinter();
  const application = await compose(config, [
    override(PasswordHasher, passwords.hasher),
    ...(printer ? [override(HtmlPrinter, printer)] : []),
    without([...(writesToMerchants ? [] : [toMerchant]), ...(writesToUsers ? [] : [aboutAccount])]),
    ...(pushSender ? [override(PushSender, pushSender(env))] : []),
  ]);
  await application.listen();
  if (isWorking) await application.work();
  const close = async (graceMs = 0): Promise<void> => {
    await application.close(graceMs);
    await passwords.close();
  };
  return { application, close, url: `http://127.0.0.1:${env['PORT']}` };
};

const furnish = async (application: Application): Promise<void> => {
  await application.resolve(CreateUser).execute({
    actor: system('tests'),
    username: 'admin',
    email: 'admin@plateno.example',
    firstName: 'Ада',
    lastName: 'Петрова',
    role: 'ADMIN',
    password: adminPassword,
    language: 'bg',
  });
  const rate = {
    currency: 'USD',
    day: businessDateOf(new Date()),
    perEuro: '1.17',
    source: 'tests',
  } as const;
  await application.resolve(ExchangeRates).add(rate);
};

/** Makes all scheduled jobs due now: what the product would do after minutes happens at once. */
const makeJobsDue = async ({ database }: DevStack): Promise<void> => {
  await database.rows(
    `with due as (update pgboss.job set start_after = now() where state in ('created', 'retry') returning 1)
     select pg_notify('plateno', 'later-jobs ') from due limit 1`,
  );
};

/**
 * Does what is due at the provider and in the product, and what follows from it, until nothing was done since it last
 * asked: what one process does makes work for another, and for the provider.
 */
const drainer = (processes: readonly Readonly<{ application: Application }>[], { control }: DevStack) => {
  /** How much all processes have done at the end of the drain before. */
  let before = -1;
  return async (): Promise<void> => {
    const drains = processes.map(
      ({ application }) =>
        () =>
          application.drain(),
    );
    for (;;) {
      await control.settleNow(0);
      // One process repeats its own parts itself.
      const done = drains.length === 1 ? await drains[0]!() : await drainAll(drains);
      if (done === before) return;
      before = done;
    }
  };
};

/** Resets the two seconds between fetches of one payment that nothing changes just now. */
export const expireFetch = (database: Database, { paymentId }: OpenCheckout): Promise<unknown> =>
  database.rows(
    `update payments set checked_at = null where id in (select id from payments where id = :paymentId for update skip locked)`,
    { paymentId },
  );

/** Writes the merchant's number to the account at the sandbox, which makes the account when it is new. */
const nameOwner = async (
  { SANDBOX_URL, STRIPE_SECRET_KEY }: NodeJS.ProcessEnv,
  accountId: string,
  merchantId: number,
): Promise<void> => {
  const { ok } = await fetch(`${SANDBOX_URL}/v1/accounts/${accountId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ 'metadata[plateno_merchant]': String(merchantId) }),
  });
  if (!ok) throw new Error(`account ${accountId} cannot be named`);
};

/**
 * Violations that the doctor finds, or those of the checks whose code matches.
 * @throws Error when one that no command heals prints a command
 */
export const checkInvariants = async (
  { contributions }: Application,
  asked: RegExp = /./,
): Promise<string[]> => {
  const found: string[] = [];
  const check = {
    since: new Date(Date.now() - 30 * 86_400_000),
    read: () => undefined,
    leaveOut: (what: string) => void found.push(`left out: ${what}`),
  };
  for (const { code, violations } of contributions.checks.filter((each) => asked.test(each.code))) {
    for (const { record, command } of await violations(check)) {
      if (command !== undefined && !mayPrintCommand(code)) throw new Error(`${code} printed ${command}.`);
      found.push(`${code}: ${record}`);
    }
  }
  return found;
};

/**
 * A schedule starts its job at any moment of a test: tests run what they need themselves (`reconcile`). Fault tests keep
 * the schedules.
 */
const endSchedules = async (database: Database): Promise<void> => {
  if (process.env['FAULTS'] === undefined) await database.rows('delete from pgboss.schedule');
};

/** A whole installation for one test file, on real parts: PostgreSQL, the provider's sandbox, SMTP, HTTP, workers. */
export const startApplication = async (options: Options = {}) => {
  const { processes = 1, variables, places } = options;
  const devStack = await startDevStack(variables, places);
  const { env, control, mailbox, database, testDatabase } = devStack;
  const first = await startProcess(env, options);
  const { application, url } = first;
  await furnish(application);
  const running = [first];
  /** A further process on the same database. */
  const startAnother = async () => {
    const another = await startProcess({ ...env, PORT: String(await freePort()) }, options);
    await endSchedules(database);
    return another;
  };
  if (processes === 2) running.push(await startAnother());
  else await endSchedules(database);
  const drain = drainer(running, devStack);
  const signedIn = await apiClient(url).post<{ token: string }>('/auth/login', {
    username: 'admin',
    password: adminPassword,
  });
  const built = builders(url, application, signedIn.body.token);
  return {
    ...built,
    url,
    adminToken: signedIn.body.token,
    /** URLs of all processes, including the first. */
    urls: running.map((process) => process.url),
    startAnother,
    env,
    application,
    control,
    mailbox,
    database,
    testDatabase,
    api: (token?: string) => apiClient(url, token),
    apiAt: (origin: string) => apiClient(origin),
    /** Runs the reconciler once. */
    reconcile: () => application.resolve(Reconcile).execute(),
    makeJobsDue: () => makeJobsDue(devStack),
    /** Does all that is due at the provider and in the product: nothing of it has to be waited for. */
    drain,
    /** Does what is due, then what is scheduled for later: a job under way now may be scheduled again. */
    drainLater: async () => {
      await drain();
      await makeJobsDue(devStack);
      await drain();
    },
    /** Gives a merchant an account at the provider that can be charged; jobs do not check it. */
    addProviderAccount: async (merchantId: number, accountId: string) => {
      await nameOwner(env, accountId, merchantId);
      await insertProviderAccount(database, merchantId, accountId);
    },
    /** Resets the two seconds between fetches: the next question about any payment goes to the provider. */
    expireFetches: () => database.rows('update payments set checked_at = null'),
    /**
     * Return page of a paid checkout, after what is due: a fetch shortly before would make the stored status the answer.
     * @throws Error when the payment has not succeeded
     */
    returnPaid: async (checkout: OpenCheckout): Promise<CheckoutState> => {
      await drain();
      await expireFetch(database, checkout);
      const state = await built.returnFrom(checkout);
      if (state.status !== 'SUCCEEDED') throw new Error(`payment ${checkout.paymentId} is ${state.status}`);
      return state;
    },
    /** Violations that the doctor finds, or those of the checks whose code matches. */
    doctor: (asked?: RegExp) => checkInvariants(application, asked),
    stop: async (): Promise<void> => {
      for (const { close } of running) await close();
      await devStack.stop();
    },
  };
};
export type TestApplication = Awaited<ReturnType<typeof startApplication>>;
