import { defineTable, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { SessionEnd } from '../../domain/session.ts';

export const sessionsTable = defineTable('sessions', {
  id: plain<string>(),
  userId: plain<number>(),
  createdAt: instant(),
  lastSeenAt: instant(),
  provedAt: optionalInstant(),
  expiresAt: instant(),
  endedAt: optionalInstant(),
  endReason: plain<SessionEnd | null>(),
  ip: plain<string | null>('address'),
  userAgent: plain<string | null>(),
  needsSecondFactor: plain<boolean>(),
  merchantId: plain<number | null>(),
  viewedFrom: plain<string | null>(),
});
