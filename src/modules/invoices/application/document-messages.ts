import type { FailureParams } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { DocumentMessages, SucceededPayment } from '../domain/document-for-payment.ts';

/**
 * Texts frozen in a document: Bulgarian, followed by English when the customer chose English (Accountancy Act, art. 5).
 */
export const documentText =
  (messages: Messages, language: Language) =>
  (code: string, params?: FailureParams): string => {
    const bulgarian = messages.say('bg', code, params);
    return language === 'bg' ? bulgarian : `${bulgarian} / ${messages.say('en', code, params)}`;
  };

/** The default texts of a document that a payment issues. */
export const documentMessages = (
  messages: Messages,
  { language, orderNumber }: SucceededPayment,
): DocumentMessages => {
  const say = documentText(messages, language);
  return {
    unit: say('invoices.unit.piece'),
    unnamedBuyer: say('invoices.unnamed-buyer'),
    unnamedSale: say('invoices.unnamed-sale', { orderNumber }),
  };
};
