import type { ShapeOf } from '../messages/shape.ts';
import type { declines as english } from './declines-en.ts';

export const declines = {
  card_declined: 'от банката, без посочена причина',
  insufficient_funds: 'няма достатъчно наличност',
  lost_card: 'картата е обявена за изгубена',
  stolen_card: 'картата е обявена за открадната',
  expired_card: 'картата е изтекла',
  incorrect_cvc: 'грешен код за сигурност',
  processing_error: 'грешка в банката',
  card_velocity_exceeded: 'достигнат е лимитът на картата',
  authentication_required: 'клиентът не потвърди пред банката си',
} satisfies ShapeOf<typeof english>;
