import { bg as registration } from '../../../shared/registration/messages/bg.ts';
import { account } from '../../../shared/account/account-bg.ts';
import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import { documents } from './documents-bg.ts';
import { integrations } from './integrations-bg.ts';
import { merchants } from './merchants-bg.ts';
import { operations } from './operations-bg.ts';
import { payments } from './payments-bg.ts';
import { resources } from './resources-bg.ts';
import { users } from './users-bg.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  ...registration,
  admin: {
    area: 'Администрация',
    menu: {
      dashboard: 'Табло',
      merchants: 'Търговци',
      users: 'Потребители',
      payments: term.payments,
      invoices: term.invoices,
      months: term.months,
      payouts: 'Преводи',
      links: 'Линкове',
      providerAccounts: 'Сметки за плащания',
      events: 'Известия от Stripe',
      endpoints: 'Адреси за известия',
      keys: 'Ключове за API',
      jobs: 'Фонови задачи',
      audit: 'Одитен дневник',
      clients: 'Клиенти',
      questions: term.questions,
      account: 'Моят профил',
    },
    broken: 'Страницата не се зареди.',
    backTo: {
      merchants: 'Към търговците',
      users: 'Към потребителите',
      payments: 'Към плащанията',
      invoices: 'Към фактурите',
      payouts: 'Към преводите',
      'payment-links': 'Към линковете',
      'provider-events': 'Към известията',
      'webhook-endpoints': 'Към адресите за известия',
      customers: 'Към клиентите на търговеца',
      jobs: 'Към фоновите задачи',
    },
    noneFound: {
      clients: 'Няма намерени клиенти',
      months: 'Няма намерени месеци',
      payouts: 'Няма намерени преводи',
      questions: 'Няма намерени въпроси',
      merchants: 'Няма намерени търговци',
      users: 'Няма намерени потребители',
      payments: 'Няма намерени плащания',
      invoices: 'Няма намерени фактури',
      'payment-links': 'Няма намерени линкове',
      'provider-events': 'Няма намерени известия',
      'webhook-endpoints': 'Няма намерени адреси за известия',
      'api-keys': 'Няма намерени ключове за API',
      jobs: 'Няма намерени задачи',
      'audit-log': 'Няма намерени записи',
    },
    notForRole: {
      title: 'Не е за вашата роля',
      hint: 'Ролята „{role}“ няма тази страница.',
      home: 'Към началото',
    },
    noneFoundHint: 'Опитайте с други филтри или ги изчистете.',
    merchant: term.merchant,
    at: term.when,
    actor: 'Кой',
    reason: term.reason,
    allMerchants: 'Всички търговци',
    allOf: {
      role: 'Всички роли',
      status: 'Всички статуси',
      state: 'Всички статуси',
      action: 'Всички действия',
      type: 'Всички видове',
      businessType: 'Всички дейности',
    },
    undo: 'Отмени',
    irrevocable: 'Това действие не може да бъде отменено.',
    vatRegistration: {
      FULL: 'Регистриран',
      NONE: 'Нерегистриран',
      ART_97A: 'Регистриран по чл. 97а',
      EX: 'Режим за малки предприятия в ЕС (EX)',
    },
    fiscalMode: {
      OWN_TILL: 'Собствен касов апарат',
      ALT_REGIME: 'Алтернативен режим (Н-18)',
      EXEMPT: 'Освободен',
    },
    refundState: {
      REQUESTED: 'Заявено',
      PENDING: 'Обработва се',
      SUCCEEDED: term.refunded,
      FAILED: 'Неуспешно',
      CANCELLED: 'Отменено',
    },
    refundReason: {
      DUPLICATE: 'Платено два пъти',
      REQUESTED_BY_CUSTOMER: 'По желание на клиента',
      OTHER: 'Друга',
    },
    refund: { NONE: 'Няма', PARTIAL: 'Частично възстановено', FULL: 'Изцяло възстановено' },
    dispute: {
      NONE: 'Няма',
      OPEN: 'Открито',
      INQUIRY: 'Запитване от банката',
      WON: 'Спечелено',
      LOST: 'Загубено',
      PREVENTED: 'Предотвратено',
    },
    language: { bg: 'Български', en: 'Английски' },
    account,
    ...merchants,
    ...payments,
    ...users,
    ...documents,
    ...operations,
    integrations,
  },
  dashboard: {
    error: 'Данните за таблото не се заредиха',
    title: 'Обобщено табло',
    subtitle: 'Основните показатели накратко.',
    activityText: 'Новите регистрации, плащания и одобрения са на основното табло.',
    actionsText: 'Търговците, потребителите и плащанията се управляват от менюто.',
    toMain: 'Отвори основното табло',
  },
  resources,
} satisfies ShapeOf<typeof en>;
