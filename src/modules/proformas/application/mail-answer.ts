import { jobType } from '#kernel/jobs.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ProformaKind } from '../domain/proforma.ts';
import type { ProformaRows } from './proforma-rows.ts';

/** What a payer said of a proforma. */
type Answer = Readonly<
  { kind: 'ACCEPTED'; by: string | null } | { kind: 'ASKED'; questionId: number; text: string; email: string }
>;
export const answerMailed = jobType<{ proformaId: number; answer: Answer }>('proformas.mail-answer', 30);

/** Tells a merchant what a payer said; an answer to a question goes to the payer. */
export type AnswerLetter = Readonly<{
  to: string;
  id: string;
  answer: Answer;
  proformaId: number;
  kind: ProformaKind;
  number: string;
  customerName: string;
  businessName: string;
  language: Language;
}>;
export const ofAnswer = letterType<AnswerLetter>('proformas.answered');

type Deps = Readonly<{
  rows: Pick<ProformaRows, 'find'>;
  merchants: Pick<MerchantDirectory, 'openById'>;
  letters: Letters;
}>;

/** Mails the merchant what the payer of a proforma said; nothing to a merchant that was closed. */
export class MailAnswer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ proformaId, answer }: Readonly<{ proformaId: number; answer: Answer }>): Promise<void> {
    const { rows, merchants, letters } = this.#deps;
    const proforma = await rows.find({ id: proformaId });
    const merchant = proforma === null ? null : await merchants.openById(proforma.merchantId);
    if (proforma === null || merchant === null) return;
    const { kind, number, customerName } = proforma;
    const { email: to, businessName, language } = merchant;
    const of = answer.kind === 'ASKED' ? `question-${answer.questionId}` : `accepted-${proformaId}`;
    await letters.send(ofAnswer, {
      to,
      id: `proforma-${of}`,
      answer,
      proformaId,
      kind,
      number,
      customerName,
      businessName,
      language,
    });
  }
}
