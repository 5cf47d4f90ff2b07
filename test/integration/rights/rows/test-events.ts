import { merchants, plain, type Row } from '../row.ts';

/** The call that makes an event with sample data. */
export const rows: Readonly<Record<string, Row>> = {
  'POST /test-events': plain(merchants(202, 403), '/test-events', { type: 'payment.succeeded' }),
};
