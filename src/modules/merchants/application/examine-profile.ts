import { hasRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Logins } from '#modules/users/index.ts';
import type { MerchantViews } from '../ports/merchant-views.ts';
import type { PhoneNumbers } from '../ports/phone-numbers.ts';
import { profileProblems, type GivenProfile } from './read-profile.ts';

/** As much of a form as could be read. */
type Query = Partial<GivenProfile & Readonly<{ password: string }>> & Readonly<{ actor: Actor }>;
type Deps = Readonly<{ views: MerchantViews; phoneNumbers: PhoneNumbers; logins: Logins }>;

/** What registration or profile would refuse of a form that is not whole: people hear of everything in one round. */
export class ExamineProfile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, ...given }: Query): Promise<FieldProblem[]> {
    const { views, phoneNumbers, logins } = this.#deps;
    const own = hasRole(actor, 'MERCHANT') ? await views.one(ownMerchantOf(actor), 'all') : null;
    return [
      ...profileProblems(given, phoneNumbers, own ?? undefined),
      ...(password === undefined ? [] : logins.problemsOf(password)),
    ];
  }
}
