import type { OwnSession } from '#contract/sessions.ts';
import type { SessionView } from '../../ports/session-views.ts';

export const presentSession = (session: SessionView & Readonly<{ isCurrent: boolean }>): OwnSession => ({
  id: session.id,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  address: session.address,
  userAgent: session.userAgent,
  isCurrent: session.isCurrent,
});
