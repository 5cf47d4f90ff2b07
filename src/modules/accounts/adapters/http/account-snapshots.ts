import type { Messages } from '#kernel/messages.ts';
import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import type { MerchantAccounts } from '../../ports/merchant-accounts.ts';
import { presentOwnAccount } from './present-account.ts';

type Deps = Readonly<{
  accounts: MerchantAccounts;
  directory: MerchantDirectory;
  config: Config;
  messages: Messages;
}>;

/** Reads through the repository and the presenter of the GET. */
export const accountSnapshots = ({ accounts, directory, config, messages }: Deps): ObjectSnapshots => ({
  read: async ({ merchantId }) => {
    const account = await accounts.find({ merchantId });
    const merchant = await directory.byId(merchantId);
    const isNeeded = config.stripe.routing === 'direct';
    return presentOwnAccount(account, { isNeeded, messages, language: merchant!.language });
  },
});
