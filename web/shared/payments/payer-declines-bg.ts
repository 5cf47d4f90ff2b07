import type { ShapeOf } from '../messages/shape.ts';
import type { reasons as english } from './payer-declines-en.ts';

export const reasons = {
  card_declined:
    'Банката отказа плащането, без да посочи причина. Опитайте с друга карта или се обадете на банката си.',
  insufficient_funds: 'По картата няма достатъчно пари. Заредете я или опитайте с друга карта.',
  expired_card: 'Картата е изтекла. Опитайте с друга карта.',
  incorrect_cvc: 'Кодът за сигурност на картата е грешен. Опитайте пак и го проверете.',
  processing_error: 'Банката не успя да обработи плащането. Опитайте пак след няколко минути.',
  card_velocity_exceeded:
    'Достигнат е лимитът на картата. Увеличете го в приложението на банката си или опитайте с друга карта.',
  authentication_required:
    'Плащането не беше потвърдено пред банката ви. Опитайте пак и го потвърдете в приложението ѝ или с код.',
} satisfies ShapeOf<typeof english>;
