import { jobType } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { ofRedirection } from './month-letters.ts';

/** Tells a recipient that the months of a merchant go to another address; `month` when only that one does. */
export type FormerRecipientJob = Readonly<{
  merchantId: number;
  recipient: string;
  month: string | null;
  /** The same on every retry. */
  id: string;
}>;
export const formerRecipientMail = jobType<FormerRecipientJob>('closing.mail-former-recipient', 30);

type Deps = Readonly<{ directory: MerchantDirectory; letters: Letters }>;

/** Sends the mail to a former recipient, in the language of the merchant. */
export class MailFormerRecipient {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, recipient: to, month, id }: FormerRecipientJob): Promise<void> {
    const { directory, letters } = this.#deps;
    const seller = await directory.openById(merchantId);
    if (seller === null) return;
    const { businessName: merchantName, email: replyTo, language } = seller;
    await letters.send(ofRedirection, { kind: 'REDIRECTED', to, replyTo, month, merchantName, language, id });
  }
}
