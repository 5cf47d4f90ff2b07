import * as term from '../messages/terms-bg.ts';
import type { ShapeOf } from '../messages/shape.ts';
import type { tabs as en } from './tab-names-en.ts';

/** What stands on the tab of a status: the records, in the plural. */
export const tabs = {
  payment: {
    PENDING: 'Очакват плащане',
    PROCESSING: 'Обработват се',
    SUCCEEDED: 'Успешни',
    FAILED: 'Неуспешни',
    CANCELLED: 'Прекратени',
  },
  invoice: {
    PENDING: 'Неплатени',
    OVERDUE: 'Просрочени',
    PAID: 'Платени',
    ANNULLED: 'Анулирани',
    TEST: 'Пробни',
  },
  link: { ACTIVE: term.activeOnes, PAID: 'Платени', EXPIRED: 'Изтекли', CANCELLED: 'Отменени' },
  payout: {
    PENDING: 'Подготвят се',
    IN_TRANSIT: 'Пътуват към банката',
    PAID: 'Преведени',
    FAILED: 'Върнати от банката',
    CANCELED: 'Отменени',
  },
  merchant: {
    PENDING: 'Чакат одобрение',
    ACTIVE: term.activeOnes,
    SUSPENDED: 'Спрени',
    INACTIVE: 'Неактивни',
  },
} satisfies ShapeOf<typeof en>;
