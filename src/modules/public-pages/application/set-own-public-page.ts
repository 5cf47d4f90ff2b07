import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { PublicPageAuditLog } from '../domain/audit-actions.ts';
import { firstPublicPage, type PublicPage } from '../domain/public-page.ts';
import { publicPageProblems } from './public-page-problems.ts';
import type { PublicPages } from '../ports/public-pages.ts';

type Command = Readonly<{ actor: Actor; page: PublicPage }>;
type Deps = Readonly<{
  publicPages: PublicPages;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  audit: PublicPageAuditLog;
  clock: Clock;
}>;

const isSame = (one: unknown, other: unknown): boolean => String(one) === String(other);

/**
 * Sets the public page of the caller's merchant. It may be prepared before the approval: visitors can pay on it once the
 * merchant is ACTIVE.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields
 */
export class SetOwnPublicPage {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, page }: Command): Promise<PublicPage> {
    const { publicPages, merchants, work, audit, clock } = this.#deps;
    const id = mustHold(actor, 'MANAGE_MERCHANT');
    await mustNotBeSuspended(actor, merchants);
    const problems = publicPageProblems(page);
    if (problems.length > 0) throw new InvalidFields(problems);
    return work.transact(async () => {
      const before = (await publicPages.find(id)) ?? firstPublicPage;
      await publicPages.save(id, page, clock.now());
      const names = Object.keys(page) as (keyof PublicPage)[];
      const fields = names.filter((name) => !isSame(before[name], page[name]));
      if (fields.length > 0) {
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.public-page-set', subject, data: { fields } });
      }
      return page;
    });
  }
}
