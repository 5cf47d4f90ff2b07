import { businessDateOf } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import { askedType } from '../../application/foreign-invoices.ts';
import type { AskedLetter } from '../../application/ask-for-foreign.ts';
import type { PaidLetter } from '../../application/receive-foreign-payment.ts';

type About = Pick<AskedLetter, 'document' | 'merchant'> & Readonly<{ language: Language }>;

/** What both letters of a document of another program have. */
const letterOf = ({ document, merchant, language }: About, { messages }: LetterTexts) => {
  const seller = merchant.businessName;
  const params = {
    seller,
    number: document.number,
    date: formatDate(document.issueDate, language),
  };
  const say = (code: string): string => messages.say(language, `imports.mail.${code}`, params);
  const ofInvoices = (code: string): string => messages.say(language, `invoices.mail.${code}`, params);
  return {
    say,
    shared: {
      language,
      sender: seller,
      logoId: null,
      brandColor: merchant.brandColor,
      greeting: ofInvoices('greeting'),
      footer: ofInvoices('automatic'),
      fromName: messages.say(language, 'invoices.mail.from', { seller }),
      replyTo: merchant.email,
    },
    questions: ofInvoices('questions'),
  };
};

/** Asks for the money of a document that the buyer has, by a payment link. */
export const askedLetter = ({ document, merchant, token }: AskedLetter, texts: LetterTexts): Letter => {
  const { language } = merchant;
  const { say, shared, questions } = letterOf({ document, merchant, language }, texts);
  const { dueDate, open } = document;
  return {
    ...shared,
    subject: say(`asked.subject-${askedType(document)}`),
    preheader: say(`asked.text.${askedType(document)}`),
    paragraphs: [say(`asked.text.${askedType(document)}`)],
    amount: { label: say('amount'), value: formatMoney(open, language) },
    button: {
      label: say('pay'),
      url: `${texts.publicUrl}/pay/${token}${language === 'en' ? '?lang=en' : ''}`,
      hint: say('pay-hint'),
    },
    rows: dueDate === null ? [] : [{ label: say('due'), value: formatDate(dueDate, language) }],
    notes: [say('no-new-document'), questions],
  };
};

/** Confirms a payment to its payer. */
export const paidLetter = (
  { document, merchant, language, amount, paidAt }: PaidLetter,
  texts: LetterTexts,
): Letter => {
  const { say, shared, questions } = letterOf({ document, merchant, language }, texts);
  return {
    ...shared,
    subject: say('paid.subject'),
    preheader: say(`paid.text.${askedType(document)}`),
    paragraphs: [say(`paid.text.${askedType(document)}`)],
    stamp: say('paid.stamp'),
    amount: { label: say('paid.amount'), value: formatMoney(amount, language) },
    button: null,
    rows: [{ label: say('paid.at'), value: formatDate(businessDateOf(paidAt), language) }],
    notes: [say('no-new-document'), questions],
  };
};
