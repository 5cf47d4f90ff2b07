import type { FailureParams } from '#kernel/failure.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { DocumentWords, SucceededPayment } from '../domain/document-for-payment.ts';

/** The words that are frozen with a document: Bulgarian, with English beside it for a customer who chose English. */
export const documentWords = (
  sentences: Sentences,
  { language, orderNumber }: SucceededPayment,
): DocumentWords => {
  const say = (code: string, params?: FailureParams): string => {
    const bulgarian = sentences.say('bg', code, params);
    return language === 'bg' ? bulgarian : `${bulgarian} / ${sentences.say('en', code, params)}`;
  };
  return {
    unit: say('invoices.unit.piece'),
    unnamedBuyer: say('invoices.unnamed-buyer'),
    unnamedSale: say('invoices.unnamed-sale', { orderNumber }),
  };
};
