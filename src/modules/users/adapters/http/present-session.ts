import type { OwnSession } from '#contract/sessions.ts';
import type { ListedSession } from '../postgres/list-sessions.ts';

export const presentSession = (session: ListedSession & Readonly<{ isCurrent: boolean }>): OwnSession => ({
  id: session.id,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  address: session.address,
  userAgent: session.userAgent,
  isCurrent: session.isCurrent,
});
