import type { FailureParams } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { DocumentWords, SucceededPayment } from '../domain/document-for-payment.ts';

/** Says what is frozen with a document: Bulgarian, with English beside it for a customer who chose English. */
export const documentSpeech =
  (sentences: Sentences, language: Language) =>
  (code: string, params?: FailureParams): string => {
    const bulgarian = sentences.say('bg', code, params);
    return language === 'bg' ? bulgarian : `${bulgarian} / ${sentences.say('en', code, params)}`;
  };

export const documentWords = (
  sentences: Sentences,
  { language, paymentId }: SucceededPayment,
): DocumentWords => {
  const say = documentSpeech(sentences, language);
  return {
    unit: say('invoices.unit.piece'),
    unnamedBuyer: say('invoices.unnamed-buyer'),
    unnamedSale: say('invoices.unnamed-sale', { paymentId }),
  };
};
