import type { AccountProvider } from '../ports/account-provider.ts';

/** A link to the provider's form; it is a secret. */
export type AccountLink = Readonly<{ url: string }>;

/** A fresh link; both pages of the portal are behind the session. @throws ProviderAway, ProviderRefused */
export const linkTo = async (
  { provider, publicUrl }: Readonly<{ provider: AccountProvider; publicUrl: string }>,
  accountId: string,
): Promise<AccountLink> => {
  const page = `${publicUrl}/merchant/account`;
  const url = await provider.link(accountId, {
    returnUrl: `${page}?from=provider`,
    refreshUrl: `${page}?from=expired`,
  });
  return { url };
};
