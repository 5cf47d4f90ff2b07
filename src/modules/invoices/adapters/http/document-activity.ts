import type { ActivitySource } from '#kernel/activity-source.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Database } from '#platform/database/database.ts';
import { listDocumentActivity, type DocumentActivity } from '../postgres/list-document-activity.ts';

type Deps = Readonly<{ database: Database; messages: Messages }>;

/** What may need an answer or a look. */
const warnings: readonly DocumentActivity['action'][] = [
  'invoice.buyer-asked',
  'invoice.buyer-refused',
  'invoice.transfer-taken-back',
];

/** Corrections, requests for another buyer and transfers of the activity feed. */
export const documentActivity =
  ({ database, messages }: Deps): ActivitySource<'document_changed'> =>
  async ({ actor, limit, language }) => {
    const found = await listDocumentActivity({ database }, actor, limit);
    return found.map(({ id, at, action, invoiceNumber: number, merchantName: merchant }) => ({
      id: `document-${id}`,
      type: 'document_changed',
      description: messages.say(language, `activity.${action}`, { number, merchant }),
      at,
      status: warnings.includes(action) ? 'warning' : 'success',
    }));
  };
