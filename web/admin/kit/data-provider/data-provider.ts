import simpleRestProvider from 'ra-data-simple-rest';
import { useDataProvider, type DataProvider, type fetchUtils } from 'react-admin';
import type { Method } from '#contract/endpoint.ts';
import { request } from '../../../shared/transport.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { customMethods } from './custom-methods.ts';

/** react-admin's HTTP client over `request`: same session, timeout and errors as the other surfaces. */
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

/** react-admin reads field errors from `errors`. */
const withErrors = (reason: unknown): unknown =>
  reason instanceof ApiError
    ? new ApiError(reason.status, Object.assign({ errors: reason.fields }, reason.body))
    : reason;

const noneIfMissing = (reason: unknown): null => {
  if (reason instanceof ApiError && reason.status === 404) return null;
  throw reason;
};

const rest = simpleRestProvider('', httpClient);

/** Paths of the resources that are not named like theirs. */
const paths: Readonly<Record<string, string>> = {
  clients: 'accountant/clients',
  'bank-lines': 'bank/lines',
  questions: 'accountant/questions',
};

const listedByIds: readonly string[] = ['merchants', 'users'];

export type AdminDataProvider = DataProvider & typeof customMethods;

export const dataProvider: AdminDataProvider = {
  ...rest,
  ...customMethods,
  getList: (resource, params) => rest.getList(paths[resource] ?? resource, params),
  getOne: (resource, params) => rest.getOne(paths[resource] ?? resource, params),
  getManyReference: (resource, params) => rest.getManyReference(paths[resource] ?? resource, params),
  /** Lists without a filter by id: the records are fetched one by one; those that do not exist are omitted. */
  getMany: async (resource, params) => {
    if (listedByIds.includes(resource)) return rest.getMany(resource, params);
    const { ids, meta } = params;
    const found = await Promise.all(
      ids.map((id) => rest.getOne(paths[resource] ?? resource, { id, meta }).catch(noneIfMissing)),
    );
    return { data: found.flatMap((one) => (one === null ? [] : [one.data])) };
  },
};

/** The data provider with its custom methods; each signs out on a 401. */
export const useAdminData = () => useDataProvider<AdminDataProvider>();
