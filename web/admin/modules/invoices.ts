import { listUrl } from '../lists/list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const invoices: BackOfficeModule = {
  bg: {
    actions: {
      'invoice.issued': 'Издадена фактура по плащане',
      'invoice.written': 'Издадена фактура от търговец',
      'invoice.test-issued': 'Създадена пробна фактура',
      'invoice.credited': 'Издадено кредитно известие',
      'invoice.debited': 'Издадено дебитно известие',
      'invoice.annulled': 'Анулиран документ',
      'invoice.buyer-changed': 'Преиздадена фактура на друг получател',
      'invoice.buyer-asked': 'Поискана фактура на фирма',
      'invoice.buyer-accepted': 'Прието искане за фактура на фирма',
      'invoice.buyer-refused': 'Отказано искане за фактура на фирма',
      'invoice.paid-by-bank': 'Записан банков превод',
      'invoice.transfer-taken-back': 'Върнат запис на банков превод',
      'invoice.series-started': 'Зададен начален номер на документите',
      'invoice.overdue-marked': 'Отбелязани просрочени фактури',
      'invoice.mail-asked': 'Заявено изпращане на документ',
      'invoice.mailed': 'Изпратен документ',
      'invoice.reminded': 'Изпратено напомняне за неплатена фактура',
      'invoice.reminders-paused': 'Спрени напомняния',
      'invoice.reminders-resumed': 'Възобновени напомняния',
      'invoice.exported': 'Експорт на фактури',
    },
    subjects: {
      invoice: 'Фактура',
      'business-day': 'Работен ден',
    },
    attention: {
      UNSENT_MAIL: 'Неизпратени документи',
      BUYER_REQUESTS: 'Искания за фактура на фирма без отговор повече от 3 дни',
      REFUNDED_ADVANCES: 'Върнати аванси, приспаднати в крайна фактура',
    },
    search: {
      invoice: 'Фактура',
    },
  },
  en: {
    actions: {
      'invoice.issued': 'Invoice issued for a payment',
      'invoice.written': 'Invoice written by a merchant',
      'invoice.test-issued': 'Test invoice created',
      'invoice.credited': 'Credit note issued',
      'invoice.debited': 'Debit note issued',
      'invoice.annulled': 'Document voided',
      'invoice.buyer-changed': 'Invoice issued again to another recipient',
      'invoice.buyer-asked': 'Company invoice requested',
      'invoice.buyer-accepted': 'Request for a company invoice accepted',
      'invoice.buyer-refused': 'Request for a company invoice refused',
      'invoice.paid-by-bank': 'Bank transfer recorded',
      'invoice.transfer-taken-back': 'Bank transfer taken back',
      'invoice.series-started': 'First document number set',
      'invoice.overdue-marked': 'Overdue invoices marked',
      'invoice.mail-asked': 'Document sending requested',
      'invoice.mailed': 'Document sent',
      'invoice.reminded': 'Reminder for an unpaid invoice sent',
      'invoice.reminders-paused': 'Reminders paused',
      'invoice.reminders-resumed': 'Reminders resumed',
      'invoice.exported': 'Invoices exported',
    },
    subjects: {
      invoice: 'Invoice',
      'business-day': 'Business day',
    },
    attention: {
      UNSENT_MAIL: 'Documents not sent',
      BUYER_REQUESTS: 'Company invoice requests unanswered for more than 3 days',
      REFUNDED_ADVANCES: 'Refunded advances that a final invoice deducts',
    },
    search: {
      invoice: 'Invoice',
    },
  },
  pages: {
    attention: {
      UNSENT_MAIL: listUrl('invoices', { mail: 'UNSENT' }),
      BUYER_REQUESTS: listUrl('invoices', { waits: 'BUYER_REQUEST' }),
      REFUNDED_ADVANCES: listUrl('invoices', { waits: 'REFUNDED_ADVANCE' }),
    },
    search: { invoice: 'invoices' },
    subjects: { invoice: 'invoices' },
  },
};
