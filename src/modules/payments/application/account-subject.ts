import type { ChangedAccounts } from '#modules/accounts/index.ts';
import type { WebhookSubject } from '../ports/webhook-subjects.ts';

/**
 * Handles webhook events about connected accounts, their capabilities and bank accounts, and the loss of access to one.
 * The accounts module stands left of this one and cannot contribute it.
 */
export const accountSubject = ({
  changedAccounts,
}: Readonly<{ changedAccounts: ChangedAccounts }>): WebhookSubject => ({
  objects: ['account', 'capability', 'application', 'bank_account', 'card'],
  handle: async ({ account, pointsAt: { object, objectId } }) => {
    const accountId = account ?? (object === 'account' ? objectId : null);
    return accountId !== null && (await changedAccounts.refresh(accountId));
  },
});
