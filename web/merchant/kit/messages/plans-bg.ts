import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { plans as english } from './plans-en.ts';

export const plans = {
  includedIn: 'Включено в план „{plan}“',
  moreIn: 'Повече има в план „{plan}“',
  most: {
    members:
      'Планът ви включва {smart_count} член на екипа. |||| Планът ви включва {smart_count} членове на екипа.',
    apiKeys:
      'Планът ви включва {smart_count} ключ за API. |||| Планът ви включва {smart_count} ключа за API.',
    webhookEndpoints:
      'Планът ви включва {smart_count} адрес за известия. |||| Планът ви включва {smart_count} адреса за известия.',
  },
} satisfies ShapeOf<typeof english>;
