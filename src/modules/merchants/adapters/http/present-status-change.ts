import type { StatusChange } from '#contract/merchants/merchant-management.ts';
import type { StatusChangeView } from '../postgres/list-status-history.ts';

export const presentStatusChange = (change: StatusChangeView): StatusChange => ({
  id: change.seq,
  from: change.from,
  to: change.to,
  actor: change.actor,
  username: change.username,
  reason: change.reason,
  timestamp: change.at.toISOString(),
});
