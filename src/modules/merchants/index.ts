export { AssignAccountant } from './application/assign-accountant.ts';
export { ChangeMerchantStatus } from './application/change-merchant-status.ts';
export { RegisterMerchant } from './application/register-merchant.ts';
export { SetFiscalProfile } from './application/set-fiscal-profile.ts';
export { MerchantClosed } from './domain/merchant-closed.ts';
export { MerchantStatusChanged } from './domain/merchant-status-changed.ts';
export { Logos } from './ports/logos.ts';
export { MerchantDirectory } from './ports/merchant-directory.ts';
export type { MerchantRecord } from './ports/merchant-directory.ts';
