import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { Log } from '#platform/log.ts';
import { LogDestination } from '#platform/log-destination.ts';
import { sampleOf } from '#test/support/one-key/cut-calls.ts';
import type { Sample } from '#test/support/one-key/further-samples.ts';
import { textPlacesOf, type Place } from '#test/support/text-places.ts';
import { createCallers, type Callers } from './callers.ts';

/** Texts that stay in the audit log as their author wrote them (docs/operations/privacy.md). */
const keptTexts = [
  'POST /bank/lines/:id/unmatch reason',
  'POST /buyer-requests/:id/refuse reason',
  'POST /invoices/:id/annul reason',
  'POST /invoices/:id/payments/:paymentId/take-back reason',
  'POST /merchants/:id/months/:month/reopen reason',
  'POST /merchants/:id/pause reason',
  'POST /merchants/:id/view reason',
  'POST /merchants/status reason',
  'POST /months/me/:month/reopen reason',
  'POST /users/:id/lock reason',
  'PUT /merchants/:id reason',
  'PUT /merchants/:id/limits reason',
  'PUT /merchants/:id/plan reason',
  'PUT /merchants/:id/status reason',
  // The address of an endpoint is compared by the doctor.
  'POST /webhook-endpoints url',
  'PUT /webhook-endpoints/:id url',
];

/** Fields that take no value of a person in any form: days, pictures, networks, kinds, and numbers with check digits. */
const withOwnForm =
  /(?:Date|validFrom|validUntil|startsOn|endsOn|paidOn|receivedOn|returnedOn|reference|day|from|to|content|networks\.0|businessType|vatNumber|eShopNumber|iban|bic|p256dh|auth)$/;
/** What proves the caller or names another record stays as the sample has it. */
const keptFields =
  /password|token|code$|challenge|credential|\bid$|Id$|month$|country|currency|invoiceNumber$|confirm$/i;

/** Letters that stand for a number: names hold no digits. */
const lettersOf = (count: number): string =>
  String(count)
    .padStart(4, '0')
    .replaceAll(/\d/g, (digit) => 'абвгдежзик'[Number(digit)]!);
/** Values of a person, each another one: a name, then what fields with a form of their own take. */
const forms: readonly ((count: number) => string)[] = [
  (count) => `Особа${lettersOf(count)}ска`,
  (count) => `osoba.${count}@person.example`,
  (count) => `+359887${String(100_000 + count)}`,
  (count) => `https://person.example/osoba-${count}`,
  (count) => `osoba-${count}`,
];
/** A field is refused by the contract first, then by the rules behind it, and takes the next form each time. */
const mostRounds = 20;

type Body = Record<string, unknown>;
/** Writes a text at a place of a body; what is around it comes from the contract's examples where the body has nothing. */
const writeAt = (body: Body, { path, build }: Place, value: string): void => {
  const parts = path.split('.');
  const last = parts.pop()!;
  const [top] = parts;
  if (top !== undefined) body[top] ??= (build(value) as Body)[top];
  let at = body;
  for (const part of parts) at = (at[part] ??= {}) as Body;
  at[last] = value;
};

let callers: Callers;
const given: { place: string; value: string }[] = [];
const accepted = new Set<string>();
const refusals: string[] = [];
const lines: string[] = [];

const send = async (endpoint: Endpoint, { path, token }: Sample, body: Body) => {
  const bearer = token ?? callers.shop.adminToken;
  const answer = await fetch(`${callers.shop.url}/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  // A file is answered 200 with what is wrong in it.
  if (text.includes('"isStored":false')) return { status: 422, refused: ['file'] };
  const { fields = {} } = (answer.status === 422 ? JSON.parse(text) : {}) as { fields?: object };
  return { status: answer.status, refused: Object.keys(fields) };
};

/** The places of a body where a text of any person may stand. */
const openPlacesOf = (endpoint: Endpoint): Map<string, Place> =>
  new Map(
    textPlacesOf(endpoint, 'body')
      .filter(({ path }) => !keptFields.test(path))
      .map((place) => [place.path, place]),
  );
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const isImport = ({ path }: Endpoint, field: string): boolean =>
  path.endsWith('/import') && field === 'content';
/** A file of one record, as customers, items and unpaid documents are imported. */
const fileWith = (name: string): string =>
  Buffer.from(
    `name;price;rate;number;issueDate;total;open\n${name};10;0;${name.slice(0, 50)};2026-11-02;10;10`,
  ).toString('base64');

/** A sign-in has no sample: its name is refused like that of a stranger. */
const sampleFor = async (endpoint: Endpoint): Promise<Sample | undefined> =>
  endpoint.path === '/auth/login'
    ? { path: '/auth/login', body: { password: 'wrong' }, token: '' }
    : sampleOf(nameOf(endpoint), callers);

/** Makes an accepted call with a value of its own in each text, in the first form that the field takes. */
const give = async (endpoint: Endpoint): Promise<void> => {
  const name = nameOf(endpoint);
  const places = openPlacesOf(endpoint);
  if (places.size === 0) return;
  await callers.shop.database.rows('update sessions set proved_at = now()');
  const sample = await sampleFor(endpoint);
  if (sample === undefined) return void refusals.push(`${name}: no sample`);
  const formOf = new Map([...places.keys()].map((path) => [path, 0]));
  for (let round = 0; round < mostRounds; round += 1) {
    const body = structuredClone((sample.body ?? {}) as Body);
    const used = [...formOf].filter(([, form]) => form < forms.length);
    for (const [path, form] of used) {
      const value = forms[form]!(given.length);
      writeAt(body, places.get(path)!, isImport(endpoint, path) ? fileWith(value) : value);
      given.push({ place: `${name} ${path}`, value });
    }
    const { status, refused } = await send(endpoint, sample, body);
    if (status < 300) return used.forEach(([path]) => void accepted.add(`${name} ${path}`));
    const wrong = [...formOf.keys()].filter((path) =>
      refused.some((field) => path === field || path.startsWith(`${field}.`)),
    );
    if (wrong.length === 0) return void refusals.push(`${name}: ${status} ${refused.join()}`);
    for (const path of wrong) formOf.set(path, formOf.get(path)! + 1);
  }
  refusals.push(`${name}: refused each time`);
};

const writing = (): Endpoint[] =>
  callers.shop.application.routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');

beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
  vi.spyOn(LogDestination.prototype, 'write').mockImplementation((line) => void lines.push(line));
  callers.shop.application.resolve(Log).level = 'trace';
  for (const endpoint of writing()) await give(endpoint);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await callers.shop.stop();
});

const placesIn = (text: string): string[] =>
  [...new Set(given.filter(({ value }) => text.includes(value)).map(({ place }) => place))].toSorted();

describe('a value of a person that is given in any text of any writing call', () => {
  test('is accepted in each text that has no form of its own', () => {
    expect(refusals).toEqual(['POST /auth/login: 401 ']);
    const missing = writing().flatMap((endpoint) =>
      [...openPlacesOf(endpoint).keys()]
        .map((path) => `${nameOf(endpoint)} ${path}`)
        .filter((place) => !accepted.has(place) && !withOwnForm.test(place)),
    );
    expect(missing).toEqual(['POST /auth/login username']);
  });

  test('is in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(placesIn(lines.join('\n'))).toEqual([]);
  });

  test('is in no entry of the audit log, except for reasons and the addresses of endpoints', async () => {
    const rows = await callers.shop.database.rows<{ data: string }>(
      'select data::text as data from audit_log',
    );
    expect(placesIn(rows.map(({ data }) => data).join('\n'))).toEqual(keptTexts.toSorted());
  });
});
