import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { AnswerLetter } from '../../application/mail-answer.ts';

/** Tells a merchant that a proforma was accepted, or what its payer asks: the answer goes to the payer. */
export const answerLetter = (
  { answer, proformaId, kind: of, number, customerName: customer, businessName, language }: AnswerLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const kind = messages.say(language, `proformas.mail.the.${of}`);
  const say = (code: string): string =>
    messages.say(language, `proformas.mail.${code}`, { customer, kind, number });
  const isAsked = answer.kind === 'ASKED';
  const text = say(isAsked ? 'asked' : 'accepted');
  return {
    language,
    subject: say(isAsked ? 'asked-subject' : 'accepted-subject'),
    preheader: text,
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [text],
    amount: null,
    button: {
      label: say('open'),
      url: `${publicUrl}/merchant/proformas/${proformaId}`,
      hint: say('button-hint'),
    },
    rows: isAsked
      ? [
          { label: say('question'), value: answer.text },
          { label: say('from-email'), value: answer.email },
        ]
      : answer.by === null
        ? []
        : [{ label: say('accepted-by'), value: answer.by }],
    notes: [],
    footer: messages.say(language, 'merchants.mail.automatic'),
    ...(isAsked && { replyTo: answer.email }),
  };
};
