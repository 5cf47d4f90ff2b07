import * as planMails from './plan-mails.ts';

/** Refusals by plan; `plans.word.` has the names of plans, limits and features inside of a message. */
export const bg = {
  'plans.not-in-plan': 'Сегашният план не включва {subject:word}. Включва ги план „{plan:word}“.',
  'plans.limit-reached':
    'Никой план не включва {subject:word}: най-много са {most}. Махнете това, което не ви трябва.',
  'plans.word.members': 'повече членове на екипа',
  'plans.word.apiKeys': 'повече действащи ключове за API',
  'plans.word.webhookEndpoints': 'повече адреси за известия',
  'plans.word.reminders': 'автоматичните напомняния',
  'plans.word.schedules': 'повтарящите се фактури',
  'plans.word.bankStatements': 'четенето на банкови извлечения',
  'plans.word.STARTER': planMails.bg['merchants.mail.plan.STARTER'],
  'plans.word.GROWTH': planMails.bg['merchants.mail.plan.GROWTH'],
  'plans.word.PRO': planMails.bg['merchants.mail.plan.PRO'],
} as const;

export const en: Record<keyof typeof bg, string> = {
  'plans.not-in-plan': 'The current plan does not include {subject:word}. The {plan:word} plan does.',
  'plans.limit-reached': 'No plan includes {subject:word}: {most} is the most. Remove what you do not need.',
  'plans.word.members': 'more team members',
  'plans.word.apiKeys': 'more live API keys',
  'plans.word.webhookEndpoints': 'more webhook endpoints',
  'plans.word.reminders': 'automatic reminders',
  'plans.word.schedules': 'recurring invoices',
  'plans.word.bankStatements': 'the reading of bank statements',
  'plans.word.STARTER': planMails.en['merchants.mail.plan.STARTER'],
  'plans.word.GROWTH': planMails.en['merchants.mail.plan.GROWTH'],
  'plans.word.PRO': planMails.en['merchants.mail.plan.PRO'],
};
