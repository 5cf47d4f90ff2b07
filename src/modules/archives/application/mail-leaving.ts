import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { UserAccounts } from '#modules/users/index.ts';

/** To one owner: the business has left. */
export type LeavingLetter = Readonly<{ to: string; id: string; language: Language; merchantName: string }>;
export const ofLeaving = letterType<LeavingLetter>('archives.left');

type Deps = Readonly<{
  accounts: Pick<UserAccounts, 'byId'>;
  directory: MerchantDirectory;
  letters: Letters;
}>;

/** Mails one owner that the business has left, should it have been another one who did it. */
export class MailLeaving {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when a later attempt may succeed */
  async execute({ merchantId, userId }: Readonly<{ merchantId: number; userId: number }>): Promise<void> {
    const { accounts, directory, letters } = this.#deps;
    const user = await accounts.byId(userId);
    const merchant = await directory.byId(merchantId);
    if (user?.status !== 'ACTIVE' || merchant === null) return;
    const { email: to, language } = user;
    const id = `left-${merchantId}-${userId}`;
    await letters.send(ofLeaving, { to, id, language, merchantName: merchant.businessName });
  }
}
