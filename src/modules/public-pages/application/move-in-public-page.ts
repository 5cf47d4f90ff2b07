import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PublicPageAuditLog } from '../domain/audit-actions.ts';
import type { PublicPage } from '../domain/public-page.ts';
import type { PublicPages } from '../ports/public-pages.ts';
import { publicPageProblems } from './public-page-problems.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; page: Omit<PublicPage, 'isOn'> }>;
type Deps = Readonly<{
  publicPages: Pick<PublicPages, 'save'>;
  work: UnitOfWork;
  audit: PublicPageAuditLog;
  clock: Clock;
}>;

/**
 * Public API: stores the page that a new merchant has in another installation. It is off: its owner looks at it first.
 */
export class MoveInPublicPage {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, InvalidFields */
  async execute({ actor, merchantId, page }: Command): Promise<void> {
    const { publicPages, work, audit, clock } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    const problems = publicPageProblems(page);
    if (problems.length > 0) throw new InvalidFields(problems);
    await work.transact(async () => {
      await publicPages.save(merchantId, { ...page, isOn: false }, clock.now());
      await audit.record({
        actor,
        action: 'merchant.public-page-set',
        subject: { type: 'merchant', id: merchantId },
        data: { fields: Object.keys(page) },
      });
    });
  }
}
