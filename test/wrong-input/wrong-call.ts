import { keyScopes } from '#kernel/key-scopes.ts';
import type { RandomSource } from './random-source.ts';
import { nameOf, type Operation, type Parameter } from './operations.ts';
import { wrongBody, type Sent } from './wrong-bodies.ts';
import { nested, textOf, wrongParts, wrongTexts, wrongValue } from './wrong-values.ts';

export const memberRoles = ['MANAGER', 'BOOKKEEPER', 'CASHIER', 'VIEWER'] as const;
const staffRoles = ['support', 'accountant', 'admin'] as const;
/** An API key with that scope alone. */
export const scopeKeys = keyScopes.map((scope) => `key of ${scope}` as const);
/** An API key with all scopes, with those that read, and one that has ended. */
const keys = ['key', 'reading key', 'ended key'] as const;

/** Callers by kind; each kind makes as many calls. */
const kinds = [
  ['anonymous', 'forged', 'wrong key'],
  ['own'],
  ['suspended'],
  memberRoles,
  staffRoles,
  ['admin'],
  keys,
  scopeKeys,
] as const;
const roles = [...new Set(kinds.flat())];
export type Role = (typeof roles)[number];

/** Existing ids and tokens, by the name of the parameter and the first segment of the path. */
export type Known = (operation: Operation, parameter: string, role: Role) => readonly string[];

export type Call = Sent &
  Readonly<{
    /** The operation that the call is derived from. */
    operation: string;
    role: Role;
    method: string;
    /** Sent unchanged. */
    path: string;
    language: 'bg' | 'en';
  }>;

const pathOf = (random: RandomSource, operation: Operation, role: Role, known: Known): string =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const existing = known(operation, name, role);
    return existing.length > 0 && random.chance(0.75) ? random.pick(existing) : random.pick(wrongParts);
  });

const rightOf = ({ name, example, schema }: Parameter): string => {
  if (example !== undefined) return textOf(example);
  return schema.type === 'integer' || schema.type === 'number' || name === 'size' ? '1' : 'a';
};

const jsonParameters = (random: RandomSource): string => {
  const value = encodeURIComponent(textOf(wrongValue(random)));
  return random.pick([
    `filter=${encodeURIComponent(JSON.stringify({ q: wrongValue(random) }))}`,
    `filter=${encodeURIComponent(JSON.stringify({ id: [wrongValue(random), 1], status: wrongValue(random) }))}`,
    `filter=${encodeURIComponent(String.raw`{"q":"\u0000"}`)}`,
    `filter=${encodeURIComponent(String.raw`{"q":"a\ud800b","id":["\udc00"]}`)}`,
    `filter=${nested(random).slice(0, 1_900)}`,
    `filter=${value}`,
    `sort=${encodeURIComponent(JSON.stringify([wrongValue(random), 'DESC']))}`,
    `range=${value}`,
    `range=[0,${random.pick(['0', '499', '500', '-1', '1e9', '999999999'])}]`,
    `cursor=${Buffer.from(JSON.stringify(['id', true, textOf(wrongValue(random)), 1])).toString('base64url')}`,
    `cursor=${Buffer.from(JSON.stringify(['createdAt', true, '2026-02-30', 1])).toString('base64url')}`,
    `cursor=${value}`,
  ]);
};

const wrongQuery = (random: RandomSource, { parameters }: Operation): string => {
  const described = parameters.filter((one) => one.in === 'query');
  const pairs = described
    .filter(({ required }) => required || random.chance(0.15))
    .map((one) => `${one.name}=${encodeURIComponent(rightOf(one))}`);
  const name = described.length > 0 ? random.pick(described).name : 'size';
  const value = encodeURIComponent(textOf(wrongValue(random)));
  const kind = random.below(14);
  if (kind < 4) pairs.push(`${name}=${value}`);
  else if (kind === 4) pairs.push(`${name}=1`, `${name}=2`);
  else if (kind === 5)
    pairs.push(random.pick([`${name}[]=${value}`, `${name}[a]=${value}`, `__proto__[a]=1`]));
  else if (kind === 6)
    pairs.push(`${name}=${random.pick(['%', '%ZZ', '%d0', '%ED%A0%80', '%00', '%0a', 'a%00b'])}`);
  else if (kind === 7)
    pairs.push(...Array.from({ length: random.pick([50, 51, 1_500]) }, (_, at) => `p${at}=1`));
  else if (kind < 11) pairs.push(jsonParameters(random));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const wrongHeaders = (random: RandomSource): Record<string, string> => {
  if (random.chance(0.6)) return {};
  const text = random
    .pick(wrongTexts)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, 500);
  return random.pick<Record<string, string>>([
    { 'accept-encoding': random.pick(['identity;q=0', '*;q=0', 'br', 'zstd', 'x', ',', 'gzip;q=a', text]) },
    { accept: random.pick(['text/html', '*/*;q=0', 'a', 'a/b,'.repeat(400), text]) },
    { 'idempotency-key': random.pick([text, 'a'.repeat(201), 'key', 'a b']) },
    {
      authorization: random.pick([
        'Bearer',
        'Bearer a.b.c',
        'Basic YTpi',
        `Bearer ${'a'.repeat(5_000)}`,
        text,
      ]),
    },
    { 'last-event-id': random.pick([text, '1', '-1', '9'.repeat(90)]) },
    { 'x-forwarded-for': random.pick([text, '1.1.1.1,'.repeat(300), '::1']) },
    { 'x-request-id': text },
    { 'x-http-method-override': 'DELETE' },
    { 'if-none-match': random.pick(['*', text]), range: 'bytes=5-1' },
    { cookie: random.pick([`language=${text}`, 'a'.repeat(3_000)]) },
    { 'user-agent': text.repeat(20) || 'a' },
    { traceparent: text, 'content-language': text },
    { origin: text, referer: text },
  ]);
};

/** One call of an operation with something wrong in it; sometimes nothing is, and it is accepted. */
export const wrongCall = (random: RandomSource, operations: readonly Operation[], known: Known): Call => {
  const operation = random.pick(operations);
  const role = random.pick<Role>(random.pick<readonly Role[]>(kinds));
  const language = random.pick(['bg', 'en'] as const);
  const path = `/api${pathOf(random, operation, role, known)}${wrongQuery(random, operation)}`;
  const method = random.chance(0.02)
    ? random.pick(['PATCH', 'HEAD', 'OPTIONS', 'PUT', 'TRACE'])
    : operation.method;
  const { body, headers } = wrongBody(random, operation);
  return {
    operation: nameOf(operation),
    role,
    method,
    path,
    language,
    body: method === 'TRACE' || method === 'HEAD' ? undefined : body,
    headers: { 'accept-language': language, ...headers, ...wrongHeaders(random) },
  };
};
