import type { Dice } from './dice.ts';
import { nameOf, type Operation, type Parameter } from './operations.ts';
import { wrongBody, type Sent } from './wrong-bodies.ts';
import { nested, textOf, wrongParts, wrongTexts, wrongValue } from './wrong-values.ts';

export const roles = ['anonymous', 'own', 'suspended', 'support', 'accountant', 'admin', 'forged'] as const;
export type Role = (typeof roles)[number];

/** Ids and tokens that exist, by the name of the parameter and the first part of the path. */
export type Known = (operation: Operation, parameter: string, role: Role) => readonly string[];

export type Call = Sent &
  Readonly<{
    /** Of the operation whose call it was meant to be. */
    operation: string;
    role: Role;
    method: string;
    /** Sent as it stands. */
    path: string;
    language: 'bg' | 'en';
  }>;

const pathOf = (dice: Dice, operation: Operation, role: Role, known: Known): string =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const existing = known(operation, name, role);
    return existing.length > 0 && dice.chance(0.75) ? dice.pick(existing) : dice.pick(wrongParts);
  });

const rightOf = ({ name, example, schema }: Parameter): string => {
  if (example !== undefined) return textOf(example);
  return schema.type === 'integer' || schema.type === 'number' || name === 'size' ? '1' : 'a';
};

const jsonParameters = (dice: Dice): string => {
  const value = encodeURIComponent(textOf(wrongValue(dice)));
  return dice.pick([
    `filter=${encodeURIComponent(JSON.stringify({ q: wrongValue(dice) }))}`,
    `filter=${encodeURIComponent(JSON.stringify({ id: [wrongValue(dice), 1], status: wrongValue(dice) }))}`,
    `filter=${encodeURIComponent(String.raw`{"q":"\u0000"}`)}`,
    `filter=${nested(dice).slice(0, 1_900)}`,
    `filter=${value}`,
    `sort=${encodeURIComponent(JSON.stringify([wrongValue(dice), 'DESC']))}`,
    `range=${value}`,
    `range=[0,${dice.pick(['0', '499', '500', '-1', '1e9', '999999999'])}]`,
    `cursor=${Buffer.from(JSON.stringify(['id', true, textOf(wrongValue(dice)), 1])).toString('base64url')}`,
    `cursor=${Buffer.from(JSON.stringify(['createdAt', true, '2026-02-30', 1])).toString('base64url')}`,
    `cursor=${value}`,
  ]);
};

const wrongQuery = (dice: Dice, { parameters }: Operation): string => {
  const described = parameters.filter((one) => one.in === 'query');
  const pairs = described
    .filter(({ required }) => required || dice.chance(0.15))
    .map((one) => `${one.name}=${encodeURIComponent(rightOf(one))}`);
  const name = described.length > 0 ? dice.pick(described).name : 'size';
  const value = encodeURIComponent(textOf(wrongValue(dice)));
  const kind = dice.below(14);
  if (kind < 4) pairs.push(`${name}=${value}`);
  else if (kind === 4) pairs.push(`${name}=1`, `${name}=2`);
  else if (kind === 5) pairs.push(dice.pick([`${name}[]=${value}`, `${name}[a]=${value}`, `__proto__[a]=1`]));
  else if (kind === 6)
    pairs.push(`${name}=${dice.pick(['%', '%ZZ', '%d0', '%ED%A0%80', '%00', '%0a', 'a%00b'])}`);
  else if (kind === 7)
    pairs.push(...Array.from({ length: dice.pick([50, 51, 1_500]) }, (_, at) => `p${at}=1`));
  else if (kind < 11) pairs.push(jsonParameters(dice));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const wrongHeaders = (dice: Dice): Record<string, string> => {
  if (dice.chance(0.6)) return {};
  const text = dice
    .pick(wrongTexts)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, 500);
  return dice.pick<Record<string, string>>([
    { 'accept-encoding': dice.pick(['identity;q=0', '*;q=0', 'br', 'zstd', 'x', ',', 'gzip;q=a', text]) },
    { accept: dice.pick(['text/html', '*/*;q=0', 'a', 'a/b,'.repeat(400), text]) },
    { 'idempotency-key': dice.pick([text, 'a'.repeat(201), 'key', 'a b']) },
    {
      authorization: dice.pick(['Bearer', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'a'.repeat(5_000)}`, text]),
    },
    { 'last-event-id': dice.pick([text, '1', '-1', '9'.repeat(90)]) },
    { 'x-forwarded-for': dice.pick([text, '1.1.1.1,'.repeat(300), '::1']) },
    { 'x-request-id': text },
    { 'x-http-method-override': 'DELETE' },
    { 'if-none-match': dice.pick(['*', text]), range: 'bytes=5-1' },
    { cookie: dice.pick([`language=${text}`, 'a'.repeat(3_000)]) },
    { 'user-agent': text.repeat(20) || 'a' },
    { traceparent: text, 'content-language': text },
    { origin: text, referer: text },
  ]);
};

/** One call of an operation with something wrong in it; now and then nothing is, and it is carried out. */
export const wrongCall = (dice: Dice, operations: readonly Operation[], known: Known): Call => {
  const operation = dice.pick(operations);
  const role = dice.pick(roles);
  const language = dice.pick(['bg', 'en'] as const);
  const path = `/api${pathOf(dice, operation, role, known)}${wrongQuery(dice, operation)}`;
  const method = dice.chance(0.02)
    ? dice.pick(['PATCH', 'HEAD', 'OPTIONS', 'PUT', 'TRACE'])
    : operation.method;
  const { body, headers } = wrongBody(dice, operation);
  return {
    operation: nameOf(operation),
    role,
    method,
    path,
    language,
    body: method === 'TRACE' || method === 'HEAD' ? undefined : body,
    headers: { 'accept-language': language, ...headers, ...wrongHeaders(dice) },
  };
};
