import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { AccountantAssignments, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { UserAccount, UserAccounts } from '#modules/users/index.ts';
import type { Question } from '../domain/question.ts';
import type { Questions } from '../ports/questions.ts';

/** Mails about a question: ASKED the merchant, ANSWERED the accountant. Enqueue it in the transaction of the fact. */
export type QuestionMailJob = Readonly<{ kind: 'ASKED' | 'ANSWERED'; questionId: number }>;
export const questionMail = jobType<QuestionMailJob>('accountants.question-mail', 30);

/** A letter about a question, with its recipient. ASKED goes to the merchant, ANSWERED to the accountant. */
export type QuestionLetter = Readonly<{
  kind: 'ASKED' | 'ANSWERED';
  /** The merchant's business name, or the accountant's first name. */
  recipientName: string;
  /** The accountant's name, or the merchant's business name. */
  from: string;
  question: string;
  answer: string | null;
  to: string;
  language: Language;
  id: string;
}>;
export const aboutQuestion = letterType<QuestionLetter>('accountants.question');

type Deps = Readonly<{
  directory: Pick<MerchantDirectory, 'openById'>;
  accounts: Pick<UserAccounts, 'byId'>;
  assignments: Pick<AccountantAssignments, 'ofMerchant'>;
  questions: Pick<Questions, 'byId'>;
  letters: Letters;
}>;
type Parties = Readonly<{ merchant: MerchantRecord; accountant: UserAccount }>;

const addressed = (
  kind: QuestionMailJob['kind'],
  { merchant, accountant }: Parties,
): Pick<QuestionLetter, 'recipientName' | 'from' | 'to' | 'language'> => {
  const { businessName } = merchant;
  const { firstName, lastName } = accountant;
  return kind === 'ASKED'
    ? {
        recipientName: businessName,
        from: `${firstName} ${lastName}`.trim(),
        to: merchant.email,
        language: merchant.language,
      }
    : {
        recipientName: firstName,
        from: businessName,
        to: accountant.email,
        language: accountant.language,
      };
};

/**
 * Sends one mail to the merchant's or the accountant's current e-mail. A closed merchant, a closed account and an
 * accountant whose access has ended get none.
 */
export class SendQuestionMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ kind, questionId }: QuestionMailJob): Promise<void> {
    const { questions, letters } = this.#deps;
    const found = await questions.byId(questionId);
    const parties = found && (await this.#partiesOf(found));
    if (!parties) return;
    const { question, answer } = found;
    const id = `question-${kind.toLowerCase()}-${questionId}`;
    await letters.send(aboutQuestion, { kind, ...addressed(kind, parties), question, answer, id });
  }

  async #partiesOf({ merchantId, askedBy }: Question): Promise<Parties | null> {
    const { directory, accounts, assignments } = this.#deps;
    const merchant = await directory.openById(merchantId);
    const accountant = askedBy === null ? null : await accounts.byId(askedBy);
    if (merchant === null || accountant === null || accountant.status === 'INACTIVE') return null;
    const assigned = await assignments.ofMerchant(merchantId);
    return assigned.some(({ userId }) => userId === askedBy) ? { merchant, accountant } : null;
  }
}
