import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { until } from '#test/support/application/until.ts';
import { matrix } from './matrix.ts';
import { gatherPeople, type People } from './people.ts';

const idle = idleApplication();
const endpoints = idle.routes.map(({ endpoint }) => endpoint);
let people: People;
beforeAll(async () => {
  people = await gatherPeople();
});
afterAll(async () => {
  await people.shop.stop();
  await idle.close();
});

/** What may never leave the server. */
const stackOrStatement = /node_modules|\.ts:\d|select .* from|at async/;

/** Requests at each endpoint; together some thousands. */
const runs = 45;

/** Values that break things: too big, too small, of another kind, with bytes that no column takes. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    '\u202e',
    'a'.repeat(5_000),
    '__proto__',
    "'; drop table users; --",
    '%00',
    '½',
    0,
    -1,
    0.001,
    Number.MAX_VALUE,
    2 ** 53,
    -(2 ** 53),
    1e-9,
    999_999_999.99,
    '1e3',
    '0x10',
    [],
    [[]],
    {},
    { id: 1 },
    ['ADMIN'],
    '2026-02-30',
    '0000-00-00',
    'NaN',
    '4242 4242 4242 4242',
    'a@b',
    'ADMIN',
    'EUR',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
);

const namesIn = (type: Endpoint['body']): string[] => {
  const shape = (type as { shape?: Record<string, unknown> }).shape;
  return shape === undefined ? ['value'] : Object.keys(shape);
};
/** Bodies with the endpoint's own field names, so that they come past the first glance, or with anything at all. */
const bodyFor = ({ body }: Endpoint) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record(Object.fromEntries(namesIn(body).map((name) => [name, nasty])), {
        requiredKeys: [],
      }),
    },
    { weight: 1, arbitrary: nasty },
  );
const queryFor = ({ query }: Endpoint) =>
  fc.dictionary(fc.constantFrom(...namesIn(query), 'filter', 'sort', 'range', 'nothing'), nasty, {
    maxKeys: 3,
  });
const partFor = fc.oneof(
  fc.constantFrom('1', '0', '-1', '999999999', 'x', '%00', '..', '1.5', '9007199254740993'),
  fc.string({ maxLength: 30 }),
);

const requestFor = (endpoint: Endpoint) =>
  fc.record({
    body: bodyFor(endpoint),
    query: queryFor(endpoint),
    part: partFor,
    role: fc.constantFrom('admin', 'own'),
  });
type Wrong = { body: unknown; query: Record<string, unknown>; part: string; role: string };

const addressOf = ({ path }: Endpoint, { part, query }: Wrong): string => {
  const filled = path.replace(/:\w+/g, () => encodeURIComponent(part) || '0');
  const asked = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent((text ?? '').toWellFormed())}`;
  });
  return `${people.shop.url}/api${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
};

const send = async (endpoint: Endpoint, wrong: Wrong): Promise<{ status: number; text: string }> => {
  const body = JSON.stringify(wrong.body);
  const isSent = endpoint.method !== 'GET' && body !== undefined;
  const answer = await fetch(addressOf(endpoint, wrong), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${wrong.role === 'admin' ? people.shop.adminToken : people.own.token}`,
      ...(isSent ? { 'content-type': 'application/json' } : {}),
    },
    ...(isSent ? { body } : {}),
  });
  return { status: answer.status, text: await textOf(answer) };
};

/** A stream of events has no end of its own: whoever has begun to listen hangs up. */
const textOf = async (answer: Response): Promise<string> => {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
};

/** Everything that a refused request must leave as it was; what only counts visits is left out. */
const imageOfRows = async (): Promise<string> => {
  const tables = await people.shop.database.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('sessions', 'rate_limits', 'idempotency_keys', 'provider_cursors') order by 1`,
  );
  const images: string[] = [];
  for (const { name } of tables) {
    // A wrong password is recorded.
    const kept = name === 'audit_log' ? `where action not like '%-refused'` : '';
    const [row] = await people.shop.database.rows<{ image: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as image from ${name} t ${kept}`,
    );
    images.push(`${name} ${row!.image}`);
  }
  return images.join('\n');
};

/** What earlier requests have set going is over: provider's signals delivered, jobs done. */
const becomeQuiet = async (): Promise<void> => {
  const { shop } = people;
  await shop.control.settleNow();
  await shop.bringJobsForward();
  await until('no job is waiting', async () => {
    const waiting = await shop.database.rows(
      `select 1 from pgboss.job
       where state = 'active' or (state in ('created', 'retry') and start_after <= now()) limit 1`,
    );
    return waiting.length === 0;
  });
};

/** Signing out or ending sessions with whatever body would only end the test's own. */
const spared = new Set(['POST /auth/logout', 'DELETE /auth/sessions']);
const attacked = endpoints.filter(({ method, path }) => !spared.has(`${method} ${path}`));

test.each(attacked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s takes no harm from whatever it is sent',
  async (_, endpoint) => {
    await becomeQuiet();
    const before = await imageOfRows();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(requestFor(endpoint), async (wrong) => {
        const { status, text } = await send(endpoint, wrong);
        if (status < 400) accepted += 1;
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(stackOrStatement);
      }),
      { numRuns: runs, seed: 20_261_120, endOnFailure: true },
    );
    const changed = accepted === 0 && (await imageOfRows()) !== before;
    expect(changed).toBe(false);
  },
);

/** A body that is right but for one field: it comes past every other check, to where that field is used. */
const withBody = attacked.filter(({ body }) => namesIn(body).length > 0);

test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s refuses one wrong field among right ones, or takes it, but does not break',
  async (name, endpoint) => {
    const wrongField = fc.record({ field: fc.constantFrom(...namesIn(endpoint.body)), value: nasty });
    await fc.assert(
      fc.asyncProperty(wrongField, async ({ field, value }) => {
        const { path, body } = await matrix[name]!.call(people.estates.own, people);
        const isForMerchants = Array.isArray(endpoint.access) && !endpoint.access.includes('ADMIN');
        const answer = await fetch(`${people.shop.url}/api${path}`, {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${isForMerchants ? people.own.token : people.shop.adminToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ ...(body as object | undefined), [field]: value }),
        });
        expect(answer.status).toBeLessThan(500);
        expect(await answer.text()).not.toMatch(stackOrStatement);
      }),
      { numRuns: runs, seed: 20_261_120, endOnFailure: true },
    );
  },
);
