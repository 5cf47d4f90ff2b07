import type { ShapeOf } from '../../shared/messages/shape.ts';
import type { operations as english } from './operations-en.ts';
import { moduleMessages } from '../modules/all-modules.ts';
import { audit } from './audit-bg.ts';
import { details } from './details-bg.ts';

export const operations = {
  lists: {
    dayFormat: 'дд/мм/гггг',
    dayFault: 'Въведете дата, например 20.11.2026.',
    export: 'Изтегли %{format}',
    exported: 'Изтеглено като %{format}',
    exportFailed: 'Изтеглянето като %{format} не успя',
  },
  events: {
    subtitle: 'Известия от Stripe; необработените чакат вас.',
    loadFailed: 'Известията от Stripe не се заредиха',
    empty: 'Още няма известия',
    searchHint: 'Вид, номер или причина',
    event: 'Известие от Stripe № %{id}',
    states: { NEW: 'Ново', DONE: 'Обработено', PARKED: 'За ръчна обработка', IGNORED: 'Пропуснато' },
    reasons: {
      UNMATCHED: 'Не е намерено съответстващо плащане',
      FOREIGN: 'Не е създадено от тази инсталация',
      UNREADABLE: 'Не посочва обект, който може да се прочете',
      TYPE: 'Този вид известия не се използва',
      MODE: 'От другия режим на Stripe: реален вместо пробен или обратно',
    },
    retry: 'Обработи отново',
    retried: 'Известието се обработва отново',
    retryFailed: 'Известието не беше обработено отново',
  },
  jobs: {
    subtitle: 'Какво чака, какво се изпълнява и кое е изчерпало опитите си.',
    loadFailed: 'Фоновите задачи не се заредиха',
    empty: 'Няма фонови задачи',
    searchHint: 'Код на задачата',
    code: 'Код',
    names: {
      'payments.look': 'Проверка на плащане в Stripe',
      'payments.handle-due-events': 'Обработка на известия от Stripe',
      'payments.handle-event': 'Обработка на известие от Stripe',
      'payments.end-session': 'Затваряне на страницата за плащане',
      'payments.end-sessions-of-link': 'Затваряне на страниците за плащане по линк',
      'payments.send-refund': 'Изпращане на възстановяване към Stripe',
      'payments.fold-totals': 'Обновяване на сборовете на плащанията',
      'payments.forget-old-payloads': 'Изтриване на старото съдържание на известията',
      'payments.reconcile': 'Сверяване със Stripe',
      'links.expire-due': 'Отбелязване на изтекли линкове',
      'invoices.mark-overdue': 'Отбелязване на просрочени фактури',
      'invoices.anchor': 'Записване на контролни суми на документите',
      'invoices.remind': 'Изпращане на напомняния за неплатени фактури',
      'invoices.mail-receipt': 'Изпращане на документ по имейл',
      'merchants.mail': 'Изпращане на имейл до търговец',
      'merchants.notice-of-change': 'Имейл за сменен имейл или банкова сметка',
      'users.forget-old-sessions': 'Изтриване на стари сесии',
      'platform.purge-answers': 'Изтриване на стари запазени отговори',
    },
    states: {
      WAITING: 'Чака',
      OVERDUE: 'Закъсняла',
      ACTIVE: 'Изпълнява се',
      COMPLETED: 'Изпълнена',
      CANCELLED: 'Отменена',
      FAILED: 'Неуспешна',
    },
    tries: '%{retries} от %{limit}',
    retry: 'Опитай отново',
    retried: 'Задачата ще бъде изпълнена отново',
    retryFailed: 'Задачата не беше пусната отново',
  },
  audit,
  details,
  attention: {
    title: 'Изисква внимание',
    nothing: 'Нищо не изисква внимание.',
    kinds: moduleMessages.bg.attention,
  },
  search: {
    hint: 'Търговец, номер на плащане или фактура, имейл, код на линк',
    action: 'Действие',
    kinds: moduleMessages.bg.search,
  },
} satisfies ShapeOf<typeof english>;
