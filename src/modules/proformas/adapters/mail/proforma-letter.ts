import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { ProformaLetter } from '../../application/mail-proforma.ts';
import { openOf } from '../../domain/proforma.ts';

/** The letter that brings a proforma or an offer to its buyer, in the language of its document. */
export const proformaLetter = (
  { proforma, merchant, pdf }: ProformaLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const { kind, number, about, validUntil, token, reference, content } = proforma;
  const { language } = content;
  const seller = merchant.businessName;
  const params = { seller, number, about, date: formatDate(validUntil, language) };
  const say = (code: string): string => messages.say(language, `proformas.mail.${code}`, params);
  const ofInvoices = (code: string): string => messages.say(language, `invoices.mail.${code}`, params);
  return {
    language,
    subject: say(`subject-${kind}`),
    preheader: say(`text.${kind}`),
    sender: seller,
    logoId: null,
    brandColor: merchant.brandColor,
    greeting: ofInvoices('greeting'),
    paragraphs: [say(`text.${kind}`)],
    amount: { label: say('amount'), value: formatMoney(openOf(proforma), language) },
    button: {
      label: say('button'),
      url: `${publicUrl}/offer/${token}${language === 'en' ? '?lang=en' : ''}`,
      hint: say('button-hint'),
    },
    rows:
      reference === null
        ? []
        : [
            { label: 'IBAN', value: merchant.iban ?? '' },
            { label: say('reason'), value: reference },
          ],
    notes: [say('no-document'), ofInvoices('questions')],
    footer: ofInvoices('automatic'),
    fromName: messages.say(language, 'invoices.mail.from', { seller }),
    replyTo: merchant.email,
    attachments: [{ fileName: pdf.fileName, type: 'application/pdf', content: pdf.content }],
  };
};
