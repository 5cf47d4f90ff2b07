import pg from 'pg';
import { demoAccounts } from '#development/demo-accounts.ts';
import { openSmtpInbox } from '#test/support/smtp-inbox.ts';
import { startCardProvider } from './card-provider.ts';
import { openDatabases } from './database.ts';
import { buildWeb, startBaseline, startServer } from './processes.ts';
import { post, sendJson, type Call } from './requests.ts';

export type Size = Readonly<{
  payments: number;
  /** Milliseconds of a rate's turn, and until both sides are warm: V8 compiles frequently run code. */
  turnMs: number;
  warmUpMs: number;
  /** From the start of an installation until it is measured at rest. */
  restMs: number;
  /** Of one whole payment, in CPU of its bare statements. */
  mostCpu: number;
}>;

/** Builds calls to the API of a server on behalf of a user. */
const signIn = async (url: string, username: string, password: string) => {
  const call = post(`${url}/api/auth/login`, JSON.stringify({ username, password }));
  const { token } = await sendJson<{ token: string }>(call);
  return (path: string): Call => ({
    url: `${url}/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
};

const passwordOf = (wanted: string): string => demoAccounts.find(({ role }) => role === wanted)!.password;
export const signInAsAdministrator = (url: string) => signIn(url, 'admin', passwordOf('ADMIN'));
/** Generated merchants have the password of the demo merchant. */
export const signInAsMerchant = (url: string, username: string) =>
  signIn(url, username, passwordOf('MERCHANT'));

type Subject = Readonly<{ merchantId: number; username: string; linkToken: string }>;

/**
 * What all workloads use: PostgreSQL with generated payments, the product's server, the baseline's, provider, mail.
 */
export const openContext = async (size: Size) => {
  await buildWeb();
  const provider = await startCardProvider();
  const inbox = await openSmtpInbox();
  const addresses = { stripeUrl: provider.url, smtpUrl: inbox.url };
  const databases = await openDatabases({ payments: size.payments, ...addresses });
  const client = new pg.Client({ connectionString: databases.ownerUrl });
  await client.connect();
  const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<T>(text, values)).rows;
  const subjects = await query<Subject>(
    `select m.id::int as "merchantId", min(u.username) as username, min(l.token) as "linkToken"
     from merchants m join users u on u.merchant_id = m.id
     join payment_links l on l.merchant_id = m.id and l.status = 'ACTIVE' and l.expires_at is null
     join (select merchant_id, count(*) as count from payments group by 1) p on p.merchant_id = m.id
     where m.status = 'ACTIVE' and m.email like 'shop%.seed7@example.com' group by m.id, p.count order by p.count`,
  );
  // The generated merchants with the median number of payments and with the most.
  const [{ merchantId, username, linkToken }, largest] = [subjects[subjects.length >> 1]!, subjects.at(-1)!];
  const server = await startServer(databases.env);
  const baseline = await startBaseline(databases.url, provider.url, String(merchantId));
  const close = async (): Promise<void> => {
    for (const part of [server, baseline]) await part.stop();
    await client.end();
    await databases.stop();
    await inbox.close();
    provider.close();
  };
  const parts = { size, inbox, databases, query, server, baseline, merchantId, linkToken, largest, close };
  return {
    ...parts,
    asMerchant: await signInAsMerchant(server.url, username),
    asLargestMerchant: await signInAsMerchant(server.url, largest.username),
    asAdministrator: await signInAsAdministrator(server.url),
  };
};
export type Context = Awaited<ReturnType<typeof openContext>>;
