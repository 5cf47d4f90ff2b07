import type { OwnSession, UserSession } from '#contract/users/sessions.ts';
import type { ListedSession } from '../postgres/list-sessions.ts';

export const presentSession = (session: ListedSession): UserSession => ({
  id: session.id,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  address: session.address,
  userAgent: session.userAgent,
  device: session.device,
});

export const presentOwnSession = (session: ListedSession & Readonly<{ isCurrent: boolean }>): OwnSession => ({
  ...presentSession(session),
  isCurrent: session.isCurrent,
});
