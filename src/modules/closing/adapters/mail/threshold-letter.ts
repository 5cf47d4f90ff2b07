import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { ThresholdAlert } from '../../application/month-letters.ts';

const dayIn = (date: string): string => date.split('-').toReversed().join('.');

/** The mail about the VAT threshold, in the recipient's language. */
export const thresholdLetter = (
  { language, audience, limit, step, percent, crossing, merchantName: merchant }: ThresholdAlert,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string =>
    messages.say(language, `closing.threshold.${code}`, { merchant, percent, step });
  const isMerchant = audience === 'MERCHANT';
  const key = `${limit === 'UNION' ? 'union-' : ''}${step === 100 ? 'exceeded' : 'near'}`;
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, isMerchant ? 'closing.mail.greeting' : 'closing.mail.files.greeting', {
      merchant,
    }),
    paragraphs: [say(`${key}.text`)],
    amount: null,
    button: isMerchant
      ? {
          label: say('button'),
          url: `${publicUrl}/merchant/threshold`,
          hint: messages.say(language, 'closing.mail.open'),
        }
      : null,
    rows:
      crossing === null
        ? []
        : [
            { label: say('document'), value: crossing.invoiceNumber ?? say('other') },
            { label: say('day'), value: dayIn(crossing.day) },
            { label: say(limit === 'UNION' ? 'inform-by' : 'apply-by'), value: dayIn(crossing.applyBy) },
          ],
    notes: [say('part')],
    footer: messages.say(language, 'closing.mail.automatic'),
  };
};
