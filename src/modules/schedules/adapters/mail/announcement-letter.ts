import { cardNameOf } from '#contract/payments/words/card-name.ts';
import { Money } from '#kernel/money.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { AnnouncementLetter } from '../../application/mail-announcement.ts';

/** Tells a customer what their card will be charged and when, with the link that stops it. */
export const announcementLetter = (
  { mandate, merchant, about, amountMinor, currency, chargeOn }: AnnouncementLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const { language, token, brand, last4, max } = mandate;
  const seller = merchant.businessName;
  const params = {
    seller,
    about,
    date: formatDate(chargeOn, language),
    last4,
    max: formatMoney(max, language),
  };
  const say = (code: string): string => messages.say(language, `schedules.mail.${code}`, params);
  return {
    language,
    subject: say('announced-subject'),
    preheader: say('announced'),
    sender: seller,
    logoId: null,
    brandColor: merchant.brandColor,
    greeting: messages.say(language, 'invoices.mail.greeting', params),
    paragraphs: [say('announced')],
    amount: {
      label: say('amount'),
      value: formatMoney(Money.ofMinor(BigInt(amountMinor), currency), language),
    },
    button: {
      label: say('stop'),
      url: `${publicUrl}/card/${token}${language === 'en' ? '?lang=en' : ''}`,
      hint: say('button-hint'),
    },
    rows: [
      { label: say('what'), value: about },
      { label: say('card'), value: cardNameOf(brand, last4) },
      { label: say('day'), value: formatDate(chargeOn, language) },
    ],
    notes: [say('maximum')],
    footer: messages.say(language, 'invoices.mail.automatic', params),
    fromName: messages.say(language, 'invoices.mail.from', { seller }),
    replyTo: merchant.email,
  };
};
