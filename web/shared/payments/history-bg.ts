import type { ShapeOf } from '../messages/shape.ts';
import type { history as english } from './history-en.ts';
import * as term from '../messages/terms-bg.ts';

export const history = {
  asked: 'Клиентът отвори плащането',
  opened: 'Отворена е страницата за въвеждане на карта',
  sessionEnded: 'Времето за плащане изтече',
  declined: 'Картата е отказана: {reason}',
  processing: 'Картовият оператор обработва плащането',
  succeeded: term.paid,
  failed: 'Плащането не успя',
  cancelled: 'Не е платено: клиентът се отказа или времето изтече',
  late: 'Платено след изтичане на времето за плащане',
  overpaid: 'Фактурата вече беше платена: възстановява се автоматично',
  duplicate: 'Второ плащане по същия линк: възстановява се автоматично',
  mismatch: 'Платеното не съвпада с поисканото: задържано за проверка',
  fraudWarning: 'Предупреждение за измама от банката на клиента',
  otherCurrency: 'Възстановяване или оспорване е в друга валута: не е осчетоводено, задържано за проверка',
  fee: 'Такса на картовия оператор: {amount}',
  refundRequested: 'Заявено е възстановяване',
  refundPending: 'Възстановяването се обработва',
  refundSucceeded: 'Сумата е възстановена',
  refundFailed: 'Възстановяването не успя',
  refundCancelled: 'Възстановяването е отменено',
  disputeOpen: 'Банката на клиента оспорва плащането',
  disputeWon: 'Оспорването е решено в полза на търговеца',
  disputeLost: 'Оспорването е решено в полза на клиента',
  inquiryOpen: 'Запитване от банката на клиента; пари не са удържани',
  disputePrevented: 'Оспорването е предотвратено; пари не са удържани',
  accepted: 'Удържаната сума е приета',
  givingBack: 'Удържаната сума се възстановява на клиента',
  givenBack: 'Удържаната сума е възстановена изцяло',
} satisfies ShapeOf<typeof english>;
