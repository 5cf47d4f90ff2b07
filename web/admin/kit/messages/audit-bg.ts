import type { ShapeOf } from '../../../shared/messages/shape.ts';
import { moduleMessages } from '../modules/all-modules.ts';
import type { audit as english } from './audit-en.ts';

export const audit = {
  subtitle: 'Кой какво е направил – най-новото отгоре.',
  loadFailed: 'Одитният дневник не се зареди',
  empty: 'Още няма записи',
  emptyHint: 'Всяко влизане и всяка промяна се записват тук.',
  searchHint: 'Потребител или действие',
  actions: moduleMessages.bg.actions,
  subjects: moduleMessages.bg.subjects,
  /** Of an entry about all records of a kind. */
  all: { merchant: 'Всички търговци', 'webhook-endpoint': 'Всички адреси за известия' },
  list: 'Списък „{name}“',
  actors: {
    user: 'Потребител № {name} (изтрит)',
    key: 'Ключ за API {name}',
    operator: 'Оператор {name}',
    system: 'Plateno',
    anonymous: 'Посетител',
  },
} satisfies ShapeOf<typeof english>;
