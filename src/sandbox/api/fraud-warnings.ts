import { lockObject } from '../storage/objects.ts';
import { missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text } from './parameters.ts';

const kind = 'radar.early_fraud_warning';
const path = '/v1/radar/early_fraud_warnings';

/** Operations on early fraud warnings. */
export const fraudWarnings: readonly Operation[] = [
  operation({
    method: 'GET',
    path,
    shape: { ...pagination, charge: text().optional(), payment_intent: text().optional() },
    run: ({ tx, parameters: { charge, payment_intent, ...page } }) =>
      listObjects(tx, kind, path, page, { charge, payment_intent }),
  }),
  operation({
    method: 'GET',
    path: `${path}/:id`,
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const stored = await lockObject(tx, kind, id);
      if (!stored) throw missing('early_fraud_warning', id, 'early_fraud_warning');
      return stored.body;
    },
  }),
];
