import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { MerchantLetter } from '../../application/merchant-letters.ts';
import { changeLetter } from './change-letter.ts';
import { merchantLetter } from './merchant-letter.ts';
import { monthlyReportLetter } from './monthly-report-letter.ts';
import { isAboutPlan, planLetter } from './plan-letter.ts';

/** The letter to a merchant, in its language. */
export const letterToMerchant = (mail: MerchantLetter, texts: LetterTexts): Letter => {
  const { content } = mail;
  if (content.kind === 'DETAILS_CHANGED') return changeLetter(content, mail, texts);
  if (content.kind === 'MONTHLY_REPORT') return monthlyReportLetter(content, mail, texts);
  if (isAboutPlan(content)) return planLetter(content, mail, texts);
  return merchantLetter(content, mail, texts);
};
