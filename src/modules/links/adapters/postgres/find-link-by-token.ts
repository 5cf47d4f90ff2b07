import { networkOf } from '#kernel/network-of.ts';
import { sharedCalls } from '#platform/shared-calls.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import {
  LinkGone,
  LinkMerchantCannotBePaid,
  LinkMerchantNotAccepting,
  LinkNotFound,
} from '../../domain/failures.ts';
import type { DocumentsOfLinks } from '../../ports/documents-of-links.ts';
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
    /** Whether the token was of an earlier link of the document, over another sum. */
    isNewSum: boolean;
  }>;
type FoundLink = Omit<PayableLinkView, 'isNewSum'>;

/** The link with a token, in any status. */
export type LinkByToken = (token: string) => Promise<FoundLink | undefined>;

type Deps = LinkReads &
  Readonly<{
    linkByToken: LinkByToken;
    limits: RateLimits;
    accounts: ProviderAccounts;
    documentsOfLinks: DocumentsOfLinks;
    config: Config;
  }>;
type Query = Readonly<{ token: string; ip: string }>;

/** Sixty a minute from one network (security, "Limits"), against guessing of tokens. */
const lookUpLimit: RateLimit = { name: 'link-look-up', times: 60, seconds: 60 };

/** What a merchant publishes to the payer; of `m`. */
export const publishedColumns = `m.address as "merchantAddress", m.phone_number as "merchantPhoneNumber",
  m.email as "merchantEmail", m.return_terms as "merchantReturnTerms"`;

/** Statements that look links up at the same time; payers who come meanwhile share the next one. */
const mostLookUps = 2;

/** Looks links up by token: for payers who come at once by one statement. */
export const linksByToken = ({ database, clock }: LinkReads): LinkByToken =>
  sharedCalls(async (tokens: readonly string[]) => {
    const found = await database.rows<FoundLink>(
      `select ${linkColumns}, ${publishedColumns} from ${linkSource} where l.token = any(:tokens)`,
      { tokens: [...tokens], now: clock.now() },
    );
    const links = new Map(found.map((link) => [link.token, link]));
    return tokens.map((token) => links.get(token));
  }, mostLookUps);

/**
 * The last link that took the place of a closed one, in any status: of the same document, or of the same instalment of it. A credit note, a
 * transfer and a card payment of a part each close the link and open another over the open sum.
 */
const findLastSuccessor = async (
  { database, clock }: LinkReads,
  { id }: FoundLink,
): Promise<FoundLink | undefined> => {
  const [link] = await database.rows<FoundLink>(
    `select ${linkColumns}, ${publishedColumns} from ${linkSource}
     join payment_links closed on closed.invoice_id = l.invoice_id
       and closed.installment is not distinct from l.installment and closed.id < l.id
     where closed.id = :id order by l.id desc limit 1`,
    { id, now: clock.now() },
  );
  return link;
};

/** @throws LinkNotFound, LinkGone when neither the link nor a successor can be paid */
const findPayable = async (deps: Deps, token: string): Promise<PayableLinkView> => {
  const { linkByToken, documentsOfLinks } = deps;
  const link = await linkByToken(token);
  if (link === undefined) throw new LinkNotFound();
  if (link.status === 'ACTIVE') return { ...link, isNewSum: false };
  if (!link.isInvoice) throw new LinkGone(link.status);
  const last = (await findLastSuccessor(deps, link)) ?? link;
  if (last.status === 'ACTIVE') return { ...last, isNewSum: true };
  throw new LinkGone(last.status, await documentsOfLinks.isCredited(last.id));
};

/**
 * Finds the payable link that a payer opens; without sign-in. A closed link of a document leads to the one that took its
 * place.
 * @param query.ip the payer's IP address
 * @throws RateLimited, LinkNotFound, LinkGone, LinkMerchantNotAccepting,
 * LinkMerchantCannotBePaid
 */
export const findLinkByToken = async (deps: Deps, { token, ip }: Query): Promise<PayableLinkView> => {
  const { limits, accounts, config } = deps;
  await limits.take(lookUpLimit, networkOf(ip));
  const link = await findPayable(deps, token);
  if (!link.isMerchantAccepting) throw new LinkMerchantNotAccepting({ isPending: link.isMerchantPending });
  if (config.stripe.routing === 'direct') {
    const account = await accounts.ofMerchant(link.merchantId);
    if (account?.isChargeable !== true) throw new LinkMerchantCannotBePaid();
  }
  return link;
};
