import { findObject, type Kind } from '../storage/objects.ts';
import { missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text } from './parameters.ts';

type Readable = {
  readonly kind: Kind;
  readonly path: `/v1/${string}`;
  readonly param: string;
  /** Fields that a list can be filtered by. */
  readonly filters: readonly string[];
};

/** Get and list operations of objects that callers cannot create. */
const readable = ({ kind, path, param, filters }: Readable): Operation[] => [
  operation({
    method: 'GET',
    path,
    shape: { ...pagination, ...Object.fromEntries(filters.map((name) => [name, text().optional()])) },
    run: ({ tx, parameters }) => {
      const given = parameters as Record<string, unknown>;
      return listObjects(
        tx,
        kind,
        path,
        parameters,
        Object.fromEntries(filters.map((name) => [name, given[name]])),
      );
    },
  }),
  operation({
    method: 'GET',
    path: `${path}/:id`,
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const stored = await findObject(tx, kind, id);
      if (!stored) throw missing(kind, id, param);
      return stored.body;
    },
  }),
];

/** Operations that read payment intents, charges, fees and payment methods. */
export const payments: readonly Operation[] = [
  ...readable({
    kind: 'payment_intent',
    path: '/v1/payment_intents',
    param: 'intent',
    filters: ['customer'],
  }),
  ...readable({ kind: 'charge', path: '/v1/charges', param: 'charge', filters: ['payment_intent'] }),
  ...readable({ kind: 'application_fee', path: '/v1/application_fees', param: 'id', filters: ['charge'] }),
  ...readable({ kind: 'payment_method', path: '/v1/payment_methods', param: 'payment_method', filters: [] }),
];
