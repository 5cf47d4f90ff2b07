import { system } from '#kernel/actor.ts';
import { RefreshAccount } from '#modules/accounts/application/refresh-account.ts';
import { StartAccount } from '#modules/accounts/application/start-account.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Application } from '#src/composition.ts';
import type { DemoProvider } from './demo-provider.ts';
import { shopkeeperOf } from './shopkeeper.ts';

const bank = 'BG80BNBG96611020345678';

/** Opens the merchant's own account at the sandbox provider and fills in its form, as the owner does. */
export const openAccount = async (
  application: Application,
  provider: DemoProvider,
  { merchantId, now }: Readonly<{ merchantId: number; now: Date }>,
): Promise<void> => {
  const actor = { ...(await shopkeeperOf(application, merchantId)), provedAt: now };
  const merchant = (await application.resolve(MerchantDirectory).openById(merchantId))!;
  await provider.follow();
  const { url } = await application.resolve(StartAccount).execute({ actor });
  await provider.fillInForm(url, {
    eik: merchant.taxId ?? '',
    companyName: merchant.businessName,
    firstName: 'Донка',
    lastName: 'Петрова',
    iban: merchant.iban ?? bank,
  });
  await application.resolve(RefreshAccount).execute({ actor: system('demo'), merchantId });
};
