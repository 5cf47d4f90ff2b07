import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountsAuditLog } from '../domain/audit-actions.ts';
import type { AccountProvider } from '../ports/account-provider.ts';

/** A link to the provider's form; it is a secret. */
export type AccountLink = Readonly<{ url: string }>;

export type LinkDeps = Readonly<{
  provider: AccountProvider;
  audit: AccountsAuditLog;
  work: UnitOfWork;
  publicUrl: string;
}>;

/** Makes a fresh link; both pages of the portal are behind the session. @throws ProviderAway, ProviderRefused */
export const makeLink = async (
  { provider, audit, work, publicUrl }: LinkDeps,
  { merchantId, accountId, actor }: Readonly<{ merchantId: number; accountId: string; actor: Actor }>,
): Promise<AccountLink> => {
  const page = `${publicUrl}/merchant/account`;
  const url = await provider.link(accountId, {
    returnUrl: `${page}?from=provider`,
    refreshUrl: `${page}?from=expired`,
  });
  const subject = { type: 'merchant', id: merchantId } as const;
  await work.transact(() => audit.record({ actor, action: 'merchant.account-link-made', subject }));
  return { url };
};
