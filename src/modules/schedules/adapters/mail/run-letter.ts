import { Money } from '#kernel/money.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { RunLetter } from '../../application/mail-merchant.ts';

/** Tells a merchant that a period waits, got no document, or that a card was not charged. */
export const runLetter = (
  { about, run, schedule, businessName, language }: RunLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const { customerName: customer, id, total } = schedule;
  const params = { customer, date: formatDate(run.period, language) };
  const say = (code: string): string => messages.say(language, `schedules.mail.${code}`, params);
  const problem = about === 'NOT_CHARGED' ? run.chargeProblem : run.problem;
  const kind = about === 'NOT_CHARGED' ? 'charge-problem' : 'problem';
  return {
    language,
    subject: say(`subject-${about}`),
    preheader: say(`text.${about}`),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [say(`text.${about}`)],
    amount: {
      label: say('amount'),
      value: formatMoney(Money.ofMinor(BigInt(run.totalMinor), total.currency), language),
    },
    button: { label: say('open'), url: `${publicUrl}/merchant/schedules/${id}`, hint: say('button-hint') },
    rows:
      problem === null
        ? []
        : [{ label: say('reason'), value: messages.say(language, `schedules.${kind}.${problem}`) }],
    notes: [],
    footer: messages.say(language, 'merchants.mail.automatic'),
  };
};
