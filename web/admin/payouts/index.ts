import type { Payout } from '#contract/payouts/payouts.ts';
import { PayoutList } from './PayoutList.tsx';
import { PayoutShow } from './PayoutShow.tsx';

export default {
  name: 'payouts',
  list: PayoutList,
  show: PayoutShow,
  recordRepresentation: (payout: Payout) => String(payout.id),
};
