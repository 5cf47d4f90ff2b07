import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { InvitationLetter } from '../../application/send-invitation-mail.ts';

/** The mail of an invitation. The secret stands in the fragment: browsers send it to no server, so no log has it. */
export const invitationLetter = (
  { kind, role, businessName, isApproved, inviter, secret, expiresAt, language }: InvitationLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `invitations.${code}`, params);
  const named = role ?? 'ACCOUNTANT';
  const about = {
    businessName,
    inviter: inviter ?? say('mail.plateno'),
    role: say(`role.${named}`),
  };
  const key = kind.toLowerCase();
  const text = say(`mail.${key}.text`, about);
  return {
    language,
    subject: isApproved ? say(`mail.${key}.subject`, about) : say(`mail.${key}.subject-unapproved`),
    // Mail programs show it beside the subject.
    preheader: isApproved ? text : say(`may.${named}`),
    sender: 'Plateno',
    logoId: null,
    greeting: say('mail.greeting'),
    paragraphs: [text, say(`may.${named}`)],
    amount: null,
    button: { label: say('mail.button'), url: `${publicUrl}/invitation#${secret}`, hint: say('mail.open') },
    rows: [
      { label: say('mail.merchant'), value: businessName },
      { label: say('mail.inviter'), value: about.inviter },
      { label: say('mail.role'), value: about.role },
      { label: say('mail.expires'), value: formatMoment(expiresAt, language) },
    ],
    notes: [say('mail.once'), say('mail.not-known')],
    footer: say('mail.automatic'),
  };
};
