import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { documentText } from '#modules/invoices/index.ts';
import type { BillLine } from '../domain/bill.ts';

/** The name of a month in a language: „октомври 2026 г.“, `October 2026`. @param month `YYYY-MM` */
export const monthName = (messages: Messages, language: Language, month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return messages.say(language, 'billing.month', {
    year,
    name: messages.say(language, `billing.month.${Number(number)}`),
  });
};

/** Texts of a bill that its document freezes: Bulgarian, and English where the merchant reads English. */
export const billTexts = (messages: Messages, language: Language) => {
  const bothOf = documentText(messages, language);
  const both = (say: (each: Language) => string): string =>
    language === 'bg' ? say('bg') : `${say('bg')} / ${say('en')}`;
  return {
    unit: bothOf('invoices.unit.piece'),
    line: (line: BillLine, month: string): string =>
      both((each) => {
        if (line.kind === 'WAITED')
          return messages.say(each, 'billing.line.waited', { month: monthName(messages, each, line.month) });
        const name = monthName(messages, each, month);
        if (line.kind === 'FEES')
          return messages.say(each, 'billing.line.fees', {
            month: name,
            currency: line.currency,
            payments: line.payments,
          });
        const plan = messages.say(each, `merchants.mail.plan.${line.plan}`);
        const { days, daysOfMonth } = line;
        return messages.say(each, 'billing.line.plan', { month: name, plan, days, daysOfMonth });
      }),
    providerFee: (isOwnAccount: boolean): string =>
      bothOf(`billing.provider-fee.${isOwnAccount ? 'own' : 'shared'}`),
    returned: (month: string): string =>
      both((each) => messages.say(each, 'billing.returned', { month: monthName(messages, each, month) })),
  };
};
