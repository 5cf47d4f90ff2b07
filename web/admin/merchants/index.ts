import type { Merchant } from '#contract/merchants/merchants.ts';
import { MerchantList } from './MerchantList.tsx';
import { MerchantShow } from './MerchantShow.tsx';

export default {
  name: 'merchants',
  list: MerchantList,
  show: MerchantShow,
  recordRepresentation: (merchant: Merchant) => merchant.businessName,
};

export { ApproveMerchant } from './ApproveMerchant.tsx';
export { MerchantRegistration } from './MerchantRegistration.tsx';
