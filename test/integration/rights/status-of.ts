import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { checkLiveAnswer } from '#test/support/application/live-answers.ts';
import type { Callers, OwnedRecords } from './callers.ts';
import { matrix } from './matrix.ts';
import type { Call } from './row.ts';

/** Sends a call. @returns the status of the answer, whose body fits the contract */
const send = async (
  method: string,
  { path, body }: Call,
  { callers, token }: Readonly<{ callers: Callers; token: string | undefined }>,
): Promise<number> => {
  const answer = await fetch(`${callers.shop.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    // An event stream stays open as long as the session.
    await answer.body?.cancel();
    return answer.status;
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (isJson) checkLiveAnswer({ method, url: answer.url }, answer.status, JSON.parse(text));
  return answer.status;
};

const methodOf = (name: string): string => name.split(' ')[0]!;

/** Makes the call of a row of the matrix. @returns the status of the answer, whose body fits the contract */
export const statusOf = async (
  name: string,
  { records, ...by }: Readonly<{ callers: Callers; records: OwnedRecords; token: string | undefined }>,
): Promise<number> => send(methodOf(name), await matrix[name]!.call(records, by.callers), by);

/**
 * Makes the call of a row for several callers. A read and a refusal change nothing: the next caller makes the same call;
 * after an accepted act it is prepared again.
 */
export const statusesOf = (name: string, callers: Callers) => {
  const prepared = new Map<OwnedRecords, Call>();
  return async (
    records: OwnedRecords,
    token: string | undefined,
    onPrepared: () => Promise<void> = async () => undefined,
  ): Promise<number> => {
    const call = prepared.get(records) ?? (await matrix[name]!.call(records, callers));
    await onPrepared();
    const status = await send(methodOf(name), call, { callers, token });
    if (status < 400 && methodOf(name) !== 'GET') prepared.clear();
    else prepared.set(records, call);
    return status;
  };
};

/** Makes the call of a row with values that no field accepts. @returns the status, the code and the named fields */
export const wrongAnswer = async (
  name: string,
  { callers, endpoint, token }: Readonly<{ callers: Callers; endpoint: Endpoint; token: string }>,
): Promise<Readonly<{ status: number; code: string | undefined; fields: readonly string[] }>> => {
  const [method = ''] = name.split(' ');
  const { path, body } = await matrix[name]!.call(callers.ownedRecords.own, callers);
  const keysOf = (schema: z.ZodType): string[] =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const wrong = new URLSearchParams(keysOf(endpoint.query).map((each) => [each, '~ wrong ~'])).toString();
  const given = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const answer = await fetch(`${callers.shop.url}/api${path.split('?')[0]}?${wrong}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET'
      ? {}
      : {
          body: JSON.stringify(
            Object.fromEntries([...given, ...keysOf(endpoint.body)].map((each) => [each, {}])),
          ),
        }),
  });
  const read = (await answer.json()) as { code?: string; fields?: object };
  return { status: answer.status, code: read.code, fields: Object.keys(read.fields ?? {}) };
};
