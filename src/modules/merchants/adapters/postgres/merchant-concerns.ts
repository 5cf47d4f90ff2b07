import type { Concern } from '#kernel/concern.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { withoutTaxId } from './merchant-conditions.ts';

export const merchantConcerns = ({ database }: Readonly<{ database: Database }>): Concern[] => [
  {
    kind: 'MERCHANTS_WAITING',
    count: () => countRows(database, `merchants where status = 'PENDING' and closed_at is null`),
  },
  {
    kind: 'MERCHANTS_WITHOUT_TAX_ID',
    count: () =>
      countRows(database, `merchants where status = 'ACTIVE' and closed_at is null and ${withoutTaxId}`),
  },
];
