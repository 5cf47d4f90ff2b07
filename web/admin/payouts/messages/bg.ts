import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  payoutList: {
    subtitle: 'Парите на търговците на път от картовия оператор към банките им.',
    searchHint: 'Номер, № при оператора, референция на банката или последни цифри',
    loadFailed: 'Преводите не се заредиха',
    empty: 'Още няма преводи',
    emptyHint: 'Преводите се появяват, когато картовият оператор направи първия.',
    one: 'Превод № {id}',
    review: { FAILED: 'Върнати от банката', DIFFERS: 'Необяснена разлика' },
    reconciliation: {
      NOT_YET: 'Още не',
      COMPLETE: 'Сверен',
      NOT_POSSIBLE: 'Направен ръчно, без списък',
      DIFFERS: 'Сборът на редовете не е равен на превода',
    },
    returned: 'Банката върна този превод: {reason}',
    unknown: '{count} реда са за плащане, което тук не е известно.',
    about: 'За превода',
    arrivedOn: 'В банковото извлечение на',
    bank: 'Банкова сметка',
    trace: 'Референция на банката',
    provider: '№ при оператора',
    feeDifference: 'Разлика в таксите',
    lines: 'Какво има в него',
    linesFailed: 'Редовете не се заредиха',
    noLines: 'Картовият оператор още не е дал списък.',
    kind: {
      CHARGE: term.payment,
      REFUND: term.refund,
      REFUND_FAILED: 'Неуспешно възстановяване',
      DISPUTE: term.dispute,
      DISPUTE_REVERSAL: 'Спечелено оспорване',
      FEE: 'Такса на оператора',
      APPLICATION_FEE: 'Такса на платформата',
      ADJUSTMENT: 'Корекция',
      OTHER: 'Друго',
    },
    line: {
      kind: 'Вид',
      payment: term.payment,
      gross: term.amount,
      fees: term.fees,
      net: 'В превода',
      at: 'Дата',
    },
  },
} satisfies ShapeOf<typeof en>;
