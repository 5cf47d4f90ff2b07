import { subscription, type Subscription } from '#kernel/events.ts';
import { RegistrationEmailCorrected } from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../../domain/audit-actions.ts';
import type { Merchants } from '../../ports/merchants.ts';

type Deps = Readonly<{ merchants: Merchants; audit: MerchantAuditLog }>;

/** Corrects the contact address of a new merchant, too, unless it was changed meanwhile. */
export const onRegistrationEmailCorrected = ({ merchants, audit }: Deps): Subscription =>
  subscription(RegistrationEmailCorrected, async ({ actor, merchantId, from, to, at }) => {
    const { before, after } = await merchants.change(merchantId, (merchant) =>
      merchant.correctEmail({ from, to }, at),
    );
    if (before.email === after.email) return;
    const subject = { type: 'merchant', id: merchantId } as const;
    await audit.record({ actor, action: 'merchant.profile-changed', subject, data: { fields: ['email'] } });
  });
