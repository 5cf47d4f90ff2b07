import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type fetchUtils } from 'react-admin';
import type { Method } from '#contract/endpoint.ts';
import { request } from '../shared/call.ts';
import { CallRefused } from '../shared/call-refused.ts';

/** react-admin's way to the API: the same calls, session and limits as everywhere else in the web. */
const httpClient = async (path: string, options: fetchUtils.Options = {}) => {
  const response = await request({
    method: (options.method ?? 'GET') as Method,
    path,
    ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
    signal: options.signal ?? undefined,
  }).catch((reason: unknown) => {
    throw asHttpError(reason);
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: (body === '' ? {} : JSON.parse(body)) as unknown,
  };
};

/** react-admin shows an error's message, translating it when it is a key, and puts `errors` beside the fields. */
const asHttpError = (reason: unknown): unknown =>
  reason instanceof CallRefused
    ? new HttpError(reason.message || 'ra.notification.http_error', reason.status, {
        ...reason.body,
        errors: reason.fields,
      })
    : reason;

const rest = simpleRestProvider('', httpClient);

export const dataProvider: DataProvider = {
  ...rest,
  /** The API filters by no list of ids; the few records that inputs ask for by name are read one by one. */
  getMany: async (resource, { ids, meta }) => {
    const found = await Promise.all(ids.map((id) => rest.getOne(resource, { id, meta })));
    return { data: found.map(({ data }) => data) };
  },
};
