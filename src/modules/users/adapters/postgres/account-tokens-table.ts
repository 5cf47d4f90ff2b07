import { defineTable, generated, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { AccountTokenKind } from '../../domain/account-token.ts';

export const accountTokensTable = defineTable('account_tokens', {
  id: generated<number>(),
  userId: plain<number>(),
  kind: plain<AccountTokenKind>(),
  email: plain<string>(),
  createdAt: instant(),
  expiresAt: instant(),
  usedAt: optionalInstant(),
  ip: plain<string | null>('address'),
});
