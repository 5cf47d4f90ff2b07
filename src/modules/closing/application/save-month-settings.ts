import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import type { MonthRecords, MonthSettings } from '../ports/month-records.ts';

type Deps = Readonly<{
  directory: MerchantDirectory;
  records: MonthRecords;
  work: UnitOfWork;
  audit: ClosingAuditLog;
}>;

/** Stores the accountant's e-mail, and whether months are closed and sent by themselves. */
export class SaveMonthSettings {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantSuspended, EmailUnverified, InvalidFields */
  async execute({ actor, ...settings }: MonthSettings & Readonly<{ actor: Actor }>): Promise<void> {
    const { records, work, audit } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    await mustNotBeSuspended(actor, this.#deps.directory);
    requireVerifiedEmail(actor);
    if (settings.sendsItself && settings.recipient === null)
      throw new InvalidFields([{ field: 'recipient', code: 'fields.month-recipient-needed' }]);
    await work.transact(async () => {
      await records.saveSettings(merchantId, settings);
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({
        actor,
        action: 'merchant.month-settings-changed',
        subject,
        data: { ...settings },
      });
    });
  }
}
