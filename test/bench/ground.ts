import { Agent } from 'node:http';
import pg from 'pg';
import { openInstallation, type Installation } from './installation.ts';
import { ask, type Call } from './load.ts';
import { buildWeb, startBareServer, startServer } from './processes.ts';

export type Size = Readonly<{ payments: number; rounds: number; roundMs: number; exportedRows: number }>;

export const sizes = {
  whole: { payments: 1_000_000, rounds: 5, roundMs: 2_000, exportedRows: 100_000 },
  quick: { payments: 20_000, rounds: 3, roundMs: 2_000, exportedRows: 20_000 },
} as const satisfies Record<string, Size>;

const json = { 'content-type': 'application/json', 'accept-language': 'bg' };

const signIn = async (url: string, username: string, password: string): Promise<string> => {
  const body = JSON.stringify({ username, password });
  const call: Call = { url: `${url}/api/auth/login`, method: 'POST', headers: json, body };
  const answer = await ask(new Agent(), call);
  if (answer.status !== 200) throw new Error(`nobody signs in: ${answer.body.toString()}`);
  return (JSON.parse(answer.body.toString()) as { token: string }).token;
};

/** A merchant of about the middle size, and a link that can be paid. */
const findSubjects = async (client: pg.Client, payments: number) => {
  const { rows } = await client.query<{ id: number; username: string; payments: number }>(
    `select m.id::int, u.username, count(p.id)::int as payments
     from merchants m join users u on u.merchant_id = m.id join payments p on p.merchant_id = m.id
     where m.email like 'shop%.seed7@example.com' group by m.id, u.username
     order by abs(count(p.id) - $1::int / (select count(*) from merchants)), m.id limit 1`,
    [payments],
  );
  const links = await client.query<{ token: string }>(
    `select token from payment_links l join merchants m on m.id = l.merchant_id
     where l.status = 'ACTIVE' and m.status = 'ACTIVE' and l.merchant_id = $1 and l.expires_at is null limit 1`,
    [rows[0]!.id],
  );
  return { merchant: rows[0]!, linkToken: links.rows[0]!.token };
};

/** Where the workloads stand: PostgreSQL with a past, the product's server and the bare one on it. */
export const openGround = async (size: Size, tenfold: boolean) => {
  await buildWeb();
  const installation: Installation = await openInstallation({ payments: size.payments, tenfold });
  const client = new pg.Client({ connectionString: installation.migratorUrl });
  await client.connect();
  const server = await startServer(installation.env);
  const bare = await startBareServer(installation.url);
  const { merchant, linkToken } = await findSubjects(client, size.payments);
  const token = await signIn(server.url, merchant.username, 'plateno-demo');
  const adminToken = await signIn(server.url, 'admin', 'plateno-admin');
  return {
    size,
    installation,
    client,
    server,
    bare,
    merchant,
    linkToken,
    asMerchant: (path: string): Call => ({
      url: `${server.url}/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    }),
    asAdmin: (path: string): Call => ({
      url: `${server.url}/api${path}`,
      headers: { authorization: `Bearer ${adminToken}` },
    }),
    close: async (): Promise<void> => {
      await server.stop();
      await bare.stop();
      await client.end();
      await installation.stop();
    },
  };
};
export type Ground = Awaited<ReturnType<typeof openGround>>;
