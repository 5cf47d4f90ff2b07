import { plain, type Row } from '../row.ts';

const lists = [401, 200, 200, 200, 200, 200, 200, 200, 401] as const;

/** Calls about bank accounts, their statements and movements. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /bank/accounts': plain(lists, '/bank/accounts'),
};
