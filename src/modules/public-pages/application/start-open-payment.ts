import { systemFor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import type { CreateLink, MakeRoomOnPage, PayableLinks } from '#modules/links/index.ts';
import { PublicPageNotAccepting, PublicPageNotFound } from '../domain/failures.ts';
import { openAmountProblems } from '../domain/public-page.ts';
import { findVisiblePage, type VisiblePageReads } from './find-visible-page.ts';

/** Minutes in which the payer can use the link. */
const validMinutes = 60;

/** Open links of a page; further ones end the oldest that was left. */
const openLinks = 120;

type Command = Readonly<{
  slug: string;
  amount: Money<'EUR'>;
  purpose: string | null;
  /** Digest of the payer's network. */
  network: string;
}>;
type Deps = VisiblePageReads &
  Readonly<{
    config: Readonly<{ rateLimits: boolean }>;
    createLink: CreateLink;
    makeRoomOnPage: MakeRoomOnPage;
    payableLinks: Pick<PayableLinks, 'payableToken'>;
  }>;

/**
 * Makes a payment link of an amount that a payer entered on a public page: SINGLE, valid for an hour, under all rules of
 * links.
 * @returns the token of the pay URL
 * @throws PublicPageNotFound, PublicPageNotAccepting; InvalidFields at `amount`
 */
export class StartOpenPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ slug, amount, purpose, network }: Command): Promise<string> {
    const { config, createLink, makeRoomOnPage, payableLinks } = this.#deps;
    const { merchant, page, payments } = await findVisiblePage(this.#deps, slug);
    if (payments === 'NOT_YET') throw new PublicPageNotAccepting();
    if (payments === 'NOT_HERE' || !page.takesAmounts) throw new PublicPageNotFound();
    const problems = openAmountProblems(amount, page);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (config.rateLimits) await makeRoomOnPage.execute({ merchantId: merchant.id, limit: openLinks });
    const { id } = await createLink.execute({
      actor: systemFor('public-page', merchant.id),
      origin: 'PUBLIC_PAGE',
      openedFrom: network,
      amount,
      description: purpose,
      usage: 'SINGLE',
      expiresInMinutes: validMinutes,
      customerName: null,
      customerEmail: null,
    });
    // A new link is payable for an hour.
    return (await payableLinks.payableToken(id))!;
  }
}
