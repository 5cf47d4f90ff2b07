import type { Estate, People } from './people.ts';

/** The callers, in the order of a row's columns. */
export const columns = [
  'anonymous',
  'own',
  'other',
  'suspended',
  'support',
  'accountant',
  'stranger',
  'admin',
  'locked',
] as const;
export type Column = (typeof columns)[number];

/** The status for each caller; 'stranger' is an accountant of other merchants. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number];
type Call = Readonly<{ path: string; body?: unknown }>;
export type Row = Readonly<{
  statuses: Statuses;
  /** The call as the caller makes it; records that it uses up are made anew for each caller. */
  call(estate: Estate, people: People): Call | Promise<Call>;
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
export const everybody = (status: number): Statuses => [
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

/** Well formed, of no record. */
export const nobodysId = '00000000-0000-4000-8000-000000000000';
