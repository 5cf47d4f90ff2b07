import type { Erasure, PersonalDataHolder } from '#kernel/personal-data.ts';
import type { Logins } from '../ports/logins.ts';
import type { PersonalAccounts } from '../ports/personal-accounts.ts';
import type { DeleteUser } from './delete-user.ts';

type Deps = Readonly<{ accounts: PersonalAccounts; remove: DeleteUser; logins: Logins }>;

/** An account goes with its sessions; one that only has the address is named, for whoever pays may also sign in. */
export const personalAccountsHolder = ({ accounts, remove, logins }: Deps): PersonalDataHolder => ({
  find: (subject) => accounts.find(subject),
  erase: async (subject, actor) => {
    const found = await accounts.find(subject);
    if (subject.kind === 'user') await remove.execute({ actor, userId: subject.userId });
    if (subject.kind === 'merchant') await logins.eraseFor(subject.merchantId, actor);
    return found.map(({ kind, rows: { length } }): Erasure =>
      subject.kind === 'email'
        ? { kind, erased: 0, kept: length, ground: 'named-apart' }
        : { kind, erased: length, kept: 0, ground: null },
    );
  },
});
