import type { BillsOfMerchants } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import type { HomePart } from '#platform/http/home-part.ts';
import { ownerOfBills } from '../../application/policies.ts';

type Deps = Readonly<{
  config: Pick<Config, 'operatorMerchantId'>;
  bills: Pick<BillsOfMerchants, 'unpaid'>;
}>;

/** The bills of Plateno that are to be paid; without an operator there are none, and none are read. */
export const billHomePart = ({ config, bills }: Deps): HomePart => ({
  name: 'bills',
  right: 'EXPORT',
  read: async ({ actor }) => {
    const merchantId = ownerOfBills(actor);
    const unpaid = config.operatorMerchantId === null ? null : await bills.unpaid(merchantId);
    if (unpaid === null) return null;
    const { bills: count, total, isDue, endsOn } = unpaid;
    return { count, total: total.toDecimal(), isDue, endsOn };
  },
});
