import { system, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import { queueMailToOwners, type OwnerMailDeps } from '#modules/users/index.ts';
import type { ClosingAuditLog } from '../domain/audit-actions.ts';
import type { MonthRecords, MonthSettings } from '../ports/month-records.ts';
import { formerRecipientMail } from './mail-former-recipient.ts';
import { recipientDigest, type Digests } from './recipient-digest.ts';

type Deps = OwnerMailDeps &
  Readonly<{
    directory: MerchantDirectory;
    records: MonthRecords;
    passwords: Digests;
    clock: Clock;
    work: UnitOfWork;
    audit: ClosingAuditLog;
  }>;

/**
 * Stores the accountant's e-mail, and whether months are closed and sent by themselves. It changes where documents go: the
 * owners and the former recipient are mailed, and the audit log has a digest of the address.
 */
export class SaveMonthSettings {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantSuspended, EmailUnverified, ProofNeeded, InvalidFields */
  async execute({ actor, ...settings }: MonthSettings & Readonly<{ actor: Actor }>): Promise<void> {
    const { records, clock, work } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    await mustNotBeSuspended(actor, this.#deps.directory);
    requireVerifiedEmail(actor);
    const { recipient, sendsItself } = await records.settingsOf(merchantId);
    const isSame = recipient === settings.recipient && sendsItself === settings.sendsItself;
    if (!isSame) requireRecentProof(actor, clock);
    if (settings.sendsItself && settings.recipient === null)
      throw new InvalidFields([{ field: 'recipient', code: 'fields.month-recipient-needed' }]);
    if (!isSame) await work.transact(() => this.#change(actor, merchantId, settings));
  }

  /** A stranger's recipient ends, in the transaction of the fact. */
  async clear(merchantId: number): Promise<void> {
    const { recipient } = await this.#deps.records.settingsOf(merchantId);
    if (recipient === null) return;
    await this.#change(system('unverified-access-ended'), merchantId, {
      recipient: null,
      sendsItself: false,
    });
  }

  async #change(actor: Actor, merchantId: number, settings: MonthSettings): Promise<void> {
    const { records, passwords, audit } = this.#deps;
    const { recipient: former } = await records.settingsOf(merchantId);
    const { recipient, sendsItself } = settings;
    await records.saveSettings(merchantId, settings);
    await audit.record({
      actor,
      action: 'merchant.month-settings-changed',
      subject: { type: 'merchant', id: merchantId },
      data: { recipientDigest: recipientDigest(passwords, merchantId, recipient), sendsItself },
    });
    await this.#mail(merchantId, { former, recipient });
  }

  async #mail(
    merchantId: number,
    { former, recipient }: Readonly<{ former: string | null; recipient: string | null }>,
  ): Promise<void> {
    const { jobs, random, clock } = this.#deps;
    const to = recipient ?? undefined;
    await queueMailToOwners(this.#deps, { merchantId, kind: 'MONTH_RECIPIENT', to, at: clock.now() });
    if (former === null || former === recipient) return;
    const id = `month-redirected-${random.uuid()}`;
    await jobs.enqueue(formerRecipientMail, { merchantId, recipient: former, month: null, id });
  }
}
