import { defineTable, instant, json, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { AccountStatus, PayoutSchedule } from '../../domain/account-status.ts';
import type { AccountRequest } from '../../domain/merchant-account.ts';

/** All columns of the aggregate. */
export const accountsTable = defineTable('provider_accounts', {
  merchantId: plain<number>(),
  provider: plain<string>(),
  accountId: plain<string | null>(),
  status: plain<AccountStatus>(),
  requestedAt: instant(),
  request: json<AccountRequest | null>(),
  attempt: plain<number>(),
  chargesEnabled: plain<boolean>(),
  payoutsEnabled: plain<boolean>(),
  due: plain<readonly string[]>(),
  pastDue: plain<readonly string[]>(),
  deadline: optionalInstant(),
  disabledReason: plain<string | null>(),
  bankLast4: plain<string | null>(),
  bankCurrency: plain<string | null>(),
  payoutSchedule: json<PayoutSchedule | null>(),
  checkedAt: optionalInstant(),
  nextCheckAt: optionalInstant(),
  version: plain<number>(),
});
