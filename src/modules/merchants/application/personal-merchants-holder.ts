import type { Clock } from '#kernel/clock.ts';
import type { PersonalDataHolder } from '#kernel/personal-data.ts';
import type { PersonalMerchants } from '../ports/personal-merchants.ts';
import type { DeleteMerchant } from './delete-merchant.ts';

type Deps = Readonly<{ personal: PersonalMerchants; remove: DeleteMerchant; clock: Clock }>;

/** A merchant is deleted as in the back office; what has to stay because of its documents is made bare. */
export const personalMerchantsHolder = ({ personal, remove, clock }: Deps): PersonalDataHolder => ({
  find: (subject) => personal.find(subject),
  erase: async (subject, actor) => {
    if (subject.kind === 'user') return [];
    if (subject.kind === 'email') {
      const [found] = await personal.find(subject);
      return [{ kind: 'merchants', erased: 0, kept: found?.rows.length ?? 0, ground: 'named-apart' }];
    }
    const { merchantId } = subject;
    if (await personal.isOpen(merchantId)) await remove.execute({ actor, merchantId });
    const remains = await personal.strip(merchantId, clock.now());
    return remains
      ? [{ kind: 'merchants', erased: 0, kept: 1, ground: 'accounting' }]
      : [{ kind: 'merchants', erased: 1, kept: 0, ground: null }];
  },
});
