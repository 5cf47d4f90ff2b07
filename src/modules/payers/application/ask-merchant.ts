import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { Random } from '#kernel/random.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';

type Ask = Readonly<{ email: string; merchantId: number; text: string; ip: string }>;
type Question = Readonly<{
  email: string;
  merchantId: number;
  text: string;
  /** Random; the same on every retry. */
  key: string;
}>;
export const questionMailed = jobType<Question>('payers.mail-question', 30);

/** A question of a payer to a merchant; the answer goes to the payer. */
export type QuestionLetter = Readonly<{
  to: string;
  id: string;
  from: string;
  text: string;
  businessName: string;
  language: Language;
}>;
export const ofQuestion = letterType<QuestionLetter>('payers.asked');

const hour = 3_600;
const ofNetwork = { name: 'payer-question-network', times: 20, seconds: hour };
const ofPayer = { name: 'payer-question', times: 5, seconds: hour };

type AskDeps = Readonly<{ limits: RateLimits; jobs: Jobs; work: UnitOfWork; random: Random }>;

/** Sends the question of a proven address to a merchant. It is stored nowhere but in the mail. */
export class AskMerchant {
  readonly #deps: AskDeps;
  constructor(deps: AskDeps) {
    this.#deps = deps;
  }

  /** The caller has checked that the address has something of the merchant. @throws RateLimited */
  async execute({ email, merchantId, text, ip }: Ask): Promise<void> {
    const { limits, jobs, work, random } = this.#deps;
    await limits.take(ofNetwork, networkOf(ip));
    await limits.take(ofPayer, mailboxOf(email));
    await work.transact(() => jobs.enqueue(questionMailed, { email, merchantId, text, key: random.uuid() }));
  }
}

type MailDeps = Readonly<{ merchants: Pick<MerchantDirectory, 'openById'>; letters: Letters }>;

/** Mails the question; nothing to a merchant that was closed. */
export class MailQuestion {
  readonly #deps: MailDeps;
  constructor(deps: MailDeps) {
    this.#deps = deps;
  }

  async execute({ email, merchantId, text, key }: Question): Promise<void> {
    const { merchants, letters } = this.#deps;
    const merchant = await merchants.openById(merchantId);
    if (merchant === null) return;
    const { email: to, businessName, language } = merchant;
    await letters.send(ofQuestion, {
      to,
      id: `payer-question-${key}`,
      from: email,
      text,
      businessName,
      language,
    });
  }
}
