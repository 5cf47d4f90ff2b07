import type { ShapeOf } from '../../shared/words/shape.ts';
import type { operations as english } from './operations-en.ts';
import { audit } from './audit-bg.ts';

export const operations = {
  lists: {
    export: 'Експорт в %{format}',
    exported: 'Експортирано в %{format}',
    exportFailed: 'Експортът в %{format} не успя',
  },
  events: {
    subtitle: 'Какво е съобщил доставчикът; отделените сигнали чакат намеса.',
    loadFailed: 'Сигналите от доставчика не можаха да се заредят',
    empty: 'Доставчикът още не е съобщил нищо',
    searchHint: 'Вид, номер или причина',
    event: 'Сигнал от доставчика %{id}',
    states: { NEW: 'Нов', DONE: 'Обработен', PARKED: 'Отделен', IGNORED: 'Пренебрегнат' },
    reasons: {
      UNMATCHED: 'Не е намерено наше плащане за него',
      FOREIGN: 'Отнася се за нещо, което не е създадено тук',
    },
    retry: 'Нова обработка',
    retried: 'Сигналът се обработва отново',
    retryFailed: 'Сигналът не можа да се обработи отново',
  },
  jobs: {
    subtitle: 'Работата на заден план: какво чака, какво върви и какво е изчерпало опитите си.',
    loadFailed: 'Фоновите задачи не можаха да се заредят',
    empty: 'На заден план няма работа',
    searchHint: 'Код на задачата',
    code: 'Код',
    names: {
      'payments.look': 'Проверка на плащане при доставчика',
      'payments.handle-event': 'Обработка на сигнал от доставчика',
      'payments.end-sessions-of-link': 'Затваряне на страниците за картата по линк',
      'payments.send-refund': 'Заявка за връщане на сума',
      'payments.fold-totals': 'Сборове на плащанията',
      'payments.forget-old-payloads': 'Забравяне на старото съдържание на сигналите',
      'payments.reconcile': 'Сверка с доставчика',
      'links.expire-due': 'Изтекли линкове за плащане',
      'invoices.mark-overdue': 'Просрочени фактури',
      'invoices.remind': 'Напомняния за неплатени фактури',
      'invoices.mail-receipt': 'Изпращане на документ по имейл',
      'users.forget-old-sessions': 'Забравяне на стари сесии',
      'platform.purge-answers': 'Забравяне на отговори на стари заявки',
    },
    states: {
      WAITING: 'Чака',
      OVERDUE: 'Закъсняла',
      ACTIVE: 'Върви',
      COMPLETED: 'Свършена',
      CANCELLED: 'Отменена',
      FAILED: 'Неуспешна',
    },
    tries: '%{retries} от %{limit}',
    retry: 'Нов опит',
    retried: 'Задачата получава още един опит',
    retryFailed: 'Задачата не можа да получи нов опит',
  },
  audit,
  attention: {
    title: 'Изисква внимание',
    nothing: 'Нищо не изисква намеса.',
    kinds: {
      MERCHANTS_WAITING: 'Търговци, които чакат одобрение',
      PARKED_EVENTS: 'Отделени сигнали от доставчика',
      MISMATCHES: 'Плащания за преглед',
      UNSENT_MAIL: 'Неизпратени документи',
      OVERDUE_JOBS: 'Закъснели фонови задачи',
      FAILED_JOBS: 'Неуспешни фонови задачи',
    },
  },
  search: {
    hint: 'Търговец, номер на плащане или фактура, имейл, код на линк',
    kinds: {
      merchant: 'Търговец',
      payment: 'Плащане',
      invoice: 'Фактура',
      'payment-link': 'Линк за плащане',
      user: 'Потребител',
    },
  },
} satisfies ShapeOf<typeof english>;
