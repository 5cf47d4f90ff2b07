import { system } from '#kernel/actor.ts';
import { subscription, type Subscription } from '#kernel/events.ts';
import { UnverifiedAccessEnded } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../../domain/audit-actions.ts';
import { isSameBankAccount, type BankAccountDigests } from '../../domain/bank-account.ts';
import type { Merchants } from '../../ports/merchants.ts';

type Deps = Readonly<{ merchants: Merchants; digests: BankAccountDigests; audit: MerchantAuditLog }>;

/** The bank account and e-mail that a stranger gave end: transfers and mails would go to the stranger. */
export const onUnverifiedAccessEnded = ({ merchants, digests, audit }: Deps): Subscription =>
  subscription(UnverifiedAccessEnded, async ({ merchantId, email, at }) => {
    const { before, after } = await merchants.change(merchantId, (merchant) =>
      merchant.endUnverifiedDetails(email, at),
    );
    const actor = system('unverified-access-ended');
    const subject = { type: 'merchant', id: merchantId } as const;
    if (before.email !== after.email)
      await audit.record({ actor, action: 'merchant.profile-changed', subject, data: { fields: ['email'] } });
    if (isSameBankAccount(before, after)) return;
    const data = { fields: ['iban', 'bic'], bankAccount: digests.of(merchantId, after) };
    await audit.record({ actor, action: 'merchant.fiscal-profile-set', subject, data });
  });
