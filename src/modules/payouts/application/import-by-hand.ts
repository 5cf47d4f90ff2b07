import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { PayoutAuditLog } from '../domain/audit-actions.ts';
import { NoAccount } from '../domain/failures.ts';
import type { ImportPayouts } from './import-payouts.ts';

type Command = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{
  providerAccounts: Pick<ProviderAccounts, 'ofMerchant'>;
  importPayouts: Pick<ImportPayouts, 'execute'>;
  audit: PayoutAuditLog;
  work: UnitOfWork;
}>;

/** Lists all payouts of one merchant again and stores what is new. */
export class ImportByHand {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns payouts that the provider lists. @throws NotAllowed, NoAccount, ProviderAway, ProviderRefused */
  async execute({ actor, merchantId }: Command): Promise<number> {
    const { providerAccounts, importPayouts, audit, work } = this.#deps;
    mustHaveRole(actor, 'ADMIN');
    const account = await providerAccounts.ofMerchant(merchantId);
    if (account === null) throw new NoAccount();
    const { accountId } = account;
    const { payouts } = await importPayouts.execute({ account: { merchantId, accountId }, fromStart: true });
    await work.transact(() =>
      audit.record({
        actor,
        action: 'merchant.payouts-imported',
        subject: { type: 'merchant', id: merchantId },
        data: { payouts },
      }),
    );
    return payouts;
  }
}
