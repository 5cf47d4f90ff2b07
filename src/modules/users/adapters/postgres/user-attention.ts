import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { withRefusedEmail } from './user-conditions.ts';

/** Attention items: users who can sign in and whose address refuses mail. */
export const userAttention = ({
  database,
}: Readonly<{ database: Database }>): AttentionItem<'USERS_REFUSED_EMAIL'>[] => [
  {
    kind: 'USERS_REFUSED_EMAIL',
    count: () => countRows(database, `users where status = 'ACTIVE' and ${withRefusedEmail}`),
  },
];
