import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider, type fetchUtils } from 'react-admin';
import type { Method } from '#contract/endpoint.ts';
import { request } from '../shared/call.ts';
import { CallRefused } from '../shared/call-refused.ts';
import { customMethods } from './custom-methods.ts';

/** react-admin's way to the API: the same calls, session and limits as everywhere else in the web. */
const httpClient = async (path: string, options: fetchUtils.Options = {}) => {
  const response = await request({
    method: (options.method ?? 'GET') as Method,
    path,
    ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
    signal: options.signal ?? undefined,
  }).catch((reason: unknown) => {
    throw withErrors(reason);
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: (body === '' ? {} : JSON.parse(body)) as unknown,
  };
};

/** react-admin looks for what to put beside the fields under `errors`. */
const withErrors = (reason: unknown): unknown =>
  reason instanceof CallRefused
    ? new CallRefused(reason.status, Object.assign({ errors: reason.fields }, reason.body))
    : reason;

const rest = simpleRestProvider('', httpClient);

const listedByIds: readonly string[] = ['merchants', 'users'];

export type AdminDataProvider = DataProvider & typeof customMethods;

export const dataProvider: AdminDataProvider = {
  ...rest,
  ...customMethods,
  /** Lists that cannot be narrowed to certain ids: the few that are asked for are read one by one. */
  getMany: async (resource, params) => {
    if (listedByIds.includes(resource)) return rest.getMany(resource, params);
    const { ids, meta } = params;
    const found = await Promise.all(ids.map((id) => rest.getOne(resource, { id, meta })));
    return { data: found.map(({ data }) => data) };
  },
};

/** The data provider with its custom methods; a dead session ends at every one of them. */
export const useAdminData = () => useDataProvider<AdminDataProvider>();
