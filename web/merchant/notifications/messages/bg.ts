import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  notify: {
    loadFailed: 'Известията не се заредиха',
    failed: 'Изборът не беше запазен',
    table: 'Известия по събитие',
    event: term.event,
    mail: term.email,
    push: 'Браузър',
    sound: 'Звук',
    notOffered: 'Няма',
    events: {
      PAYMENT_RECEIVED: 'Получено плащане',
      COUNTER: 'Платен код на касата',
      DECLINED: 'Отказана карта',
      OVERPAID: 'Фактура, платена два пъти, и върната сума',
      REFUND_FAILED: 'Неуспешно възстановяване',
      FRAUD_WARNING: 'Предупреждение за измама от банката на клиента',
      DISPUTE_OPENED: 'Оспорено плащане и срокът за отговор',
      DISPUTE_DECIDED: 'Решено оспорване',
      BUYER_REQUEST: 'Клиент иска друга фактура',
      PAYOUT_FAILED: 'Неуспешен превод към банката',
      MONTHLY_REPORT: 'Месечна справка',
      QUESTION: 'Въпрос от счетоводителя',
      ACCOUNT: 'Одобрение, спиране, сметка за плащания',
      SECURITY: 'Смяна на парола, имейл или IBAN',
    },
    mailHint: 'Имейлите отиват на адреса на бизнеса. Променя ги само собственик.',
    fixedHint: 'Имейлите за срокове, достъп и сигурност не се изключват.',
    soundHint: 'Звуците важат само за този браузър.',
    browser: {
      title: 'Този браузър',
      off: 'С включени известия устройството показва всяко плащане и докато Plateno е затворен.',
      on: 'Това устройство показва известията ви, докато не излезете от профила си.',
      denied: 'Браузърът не позволява известия от Plateno. Разрешете ги в настройките му за този сайт.',
      missing:
        'Този браузър не предлага известия. На iPhone първо добавете Plateno към началния екран и го отворете оттам.',
      switchOn: 'Включи известията',
      switchOff: 'Изключи',
      switchedOn: 'Известията са включени',
      switchedOff: 'Известията са изключени',
      failed: 'Известията не бяха включени',
    },
  },
} satisfies ShapeOf<typeof en>;
