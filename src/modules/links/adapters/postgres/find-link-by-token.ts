import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import {
  LinkGone,
  LinkMerchantCannotBePaid,
  LinkMerchantNotAccepting,
  LinkNotFound,
} from '../../domain/failures.ts';
import type { LinkReads } from './get-link.ts';
import { linkColumns, linkSource } from './link-conditions.ts';
import type { LinkView } from './link-view.ts';

/** A payable link with what its merchant publishes to the payer. */
export type PayableLinkView = LinkView &
  Readonly<{
    merchantAddress: string;
    merchantPhoneNumber: string;
    merchantEmail: string;
    merchantReturnTerms: string | null;
  }>;

type Deps = LinkReads & Readonly<{ limits: RateLimits; accounts: ProviderAccounts; config: Config }>;
type Query = Readonly<{ token: string; ip: string }>;

/** Sixty a minute from one network (security, "Limits"), against guessing of tokens. */
const lookUpLimit: RateLimit = { name: 'link-look-up', times: 60, seconds: 60 };

/** What a merchant publishes to the payer; of `m`. */
export const publishedColumns = `m.address as "merchantAddress", m.phone_number as "merchantPhoneNumber",
  m.email as "merchantEmail", m.return_terms as "merchantReturnTerms"`;

/**
 * Finds the payable link that a payer opens; without sign-in.
 * @param query.ip the payer's IP address
 * @throws RateLimited, LinkNotFound, LinkGone, LinkMerchantNotAccepting,
 * LinkMerchantCannotBePaid
 */
export const findLinkByToken = async (
  { database, clock, limits, accounts, config }: Deps,
  { token, ip }: Query,
): Promise<PayableLinkView> => {
  await limits.take(lookUpLimit, networkOf(ip));
  const [link] = await database.rows<PayableLinkView>(
    `select ${linkColumns}, ${publishedColumns} from ${linkSource} where l.token = :token`,
    { token, now: clock.now() },
  );
  if (link === undefined) throw new LinkNotFound();
  if (link.status !== 'ACTIVE') throw new LinkGone(link.status);
  if (!link.isMerchantAccepting) throw new LinkMerchantNotAccepting({ isPending: link.isMerchantPending });
  if (config.stripe.routing === 'direct') {
    const account = await accounts.ofMerchant(link.merchantId);
    if (account?.isChargeable !== true) throw new LinkMerchantCannotBePaid();
  }
  return link;
};
