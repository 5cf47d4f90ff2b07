import type { OwnedRecords, Callers } from './callers.ts';

/** The callers, in the order of a row's columns. */
export const columns = [
  'anonymous',
  'own',
  'other',
  'suspended',
  'support',
  'accountant',
  'otherAccountant',
  'admin',
  'locked',
] as const;
export type Column = (typeof columns)[number];

/** The status for each caller; 'otherAccountant' is assigned to other merchants. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number];
export type Call = Readonly<{ path: string; body?: unknown }>;
export type Row = Readonly<{
  statuses: Statuses;
  /** The call; records that it changes for good are created for each caller. */
  call(records: OwnedRecords, callers: Callers): Call | Promise<Call>;
}>;

export const row = (statuses: Statuses, call: Row['call']): Row => ({ statuses, call });
export const plain = (statuses: Statuses, path: string, body?: unknown): Row =>
  row(statuses, () => ({ path, body }));

export const staff: Statuses = [401, 403, 403, 403, 200, 403, 403, 200, 401];
export const admins = (done: number): Statuses => [401, 403, 403, 403, 403, 403, 403, done, 401];
export const merchants = (done: number, suspended: number): Statuses => [
  401,
  done,
  done,
  suspended,
  403,
  403,
  403,
  403,
  401,
];
export const readers: Statuses = [401, 200, 404, 200, 200, 200, 404, 200, 401];
export const anyCaller = (status: number): Statuses => [
  status,
  status,
  status,
  status,
  status,
  status,
  status,
  status,
  status,
];
export const signedIn = (done: number): Statuses => [401, done, done, done, done, done, done, done, 401];
export const backOffice: Statuses = [401, 403, 403, 403, 200, 200, 200, 200, 401];

/** A valid UUID of no record. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
