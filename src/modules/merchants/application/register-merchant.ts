import { isTrusted, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { plans, type Plan } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import type { MerchantUserAccounts } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { Merchant, type MerchantDetails } from '../domain/merchant.ts';
import { bulgarianVatNumberIn } from '../domain/tax-id.ts';
import type { Merchants } from '../ports/merchants.ts';
import { profileProblems, readProfile, type GivenProfile } from './read-profile.ts';
import { merchantMail } from './send-merchant-mail.ts';

type Command = GivenProfile &
  Readonly<{
    actor: Actor;
    password?: string | undefined;
    /** Of its user account; `email` by default. */
    ownerEmail?: string | undefined;
    /** Offered first in the portal; the smallest is had already. */
    wantedPlan?: Plan | undefined;
    language: Language;
    from?: CallOrigin | undefined;
  }>;
/** The new merchant, and the token that corrects a mistyped e-mail once. */
type Registered = MerchantDetails & Readonly<{ correctionToken: string }>;
type Deps = Readonly<{
  merchants: Merchants;
  merchantAccounts: MerchantUserAccounts;
  phoneNumbers: LoadPhoneNumbers;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
  jobs: Jobs;
}>;

/** Problems of the password of a registration; a missing one is one. */
export const passwordProblems = (
  accounts: Pick<MerchantUserAccounts, 'problemsOf'>,
  password: string | undefined,
): readonly FieldProblem[] =>
  password === undefined ? [{ field: 'password', code: 'fields.required' }] : accounts.problemsOf(password);

/**
 * Registers a PENDING merchant and its user account in one transaction; needs no session. Without a password
 * an administrator's merchant is invited by mail; every other caller gives one.
 * @throws InvalidFields, MerchantEmailTaken, TaxIdTaken, EmailTaken, RateLimited
 */
export class RegisterMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, password, language, from, wantedPlan, ...given }: Command): Promise<Registered> {
    const { merchants, merchantAccounts, phoneNumbers, work, audit, clock, jobs } = this.#deps;
    const numbers = await phoneNumbers();
    const isInvited = password === undefined && isTrusted(actor);
    const problems = [
      ...profileProblems(given, numbers),
      ...(isInvited ? [] : passwordProblems(merchantAccounts, password)),
    ];
    if (problems.length > 0) throw new InvalidFields(problems);
    const profile = readProfile(given, numbers);
    const vatNumber = given.taxId === undefined ? null : bulgarianVatNumberIn(given.taxId);
    // Hashing is slow: before the transaction.
    const secured =
      password === undefined
        ? null
        : await merchantAccounts.hashPassword(password, hashingTurnOf(actor, from));
    return work.transact(async () => {
      const merchant = Merchant.create(
        profile,
        { vatNumber, language, wantedPlan: wantedPlan === plans[0] ? null : wantedPlan },
        clock.now(),
      );
      const added = await merchants.add(merchant, { actor });
      const { id: merchantId, email, businessName: name } = added;
      const owner = given.ownerEmail ?? email;
      const account = { merchantId, email: owner, password: secured, name, language };
      const { correctionToken } = await merchantAccounts.create(account, actor);
      await audit.record({
        actor,
        action: 'merchant.registered',
        subject: { type: 'merchant', id: merchantId },
        // Later changes name a digest (`BankAccountDigests`).
        data: { bankAccount: null },
      });
      await jobs.enqueue(merchantMail, { kind: 'RECEIVED', merchantId, fact: 'registration' });
      return { ...added, correctionToken };
    });
  }
}
