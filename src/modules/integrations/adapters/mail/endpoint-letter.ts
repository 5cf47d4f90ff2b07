import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { EndpointLetter } from '../../application/mail-endpoint-owners.ts';

/** The mail about an endpoint, in the owner's language. */
export const endpointLetter = (
  { kind, language, merchantName: merchant, url, failingSince }: EndpointLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string => messages.say(language, `webhooks.mail.${code}`, { merchant });
  const key = kind.toLowerCase();
  const since = failingSince === null ? null : formatMoment(new Date(failingSince), language);
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say(`${key}.text`), say(`${key}.next`)],
    amount: null,
    button: { label: say('button'), url: `${publicUrl}/merchant/developers`, hint: say('open') },
    rows: [
      { label: say('address'), value: url },
      ...(since === null ? [] : [{ label: say('since'), value: since }]),
    ],
    notes: [],
    footer: say('automatic'),
  };
};
