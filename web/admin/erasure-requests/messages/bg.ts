import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  erasureList: {
    subtitle: 'Платци, които са доказали имейла си и искат данните им да бъдат изтрити.',
    searchHint: 'Имейл',
    loadFailed: 'Исканията не се заредиха',
    empty: 'Никой не иска изтриване',
    emptyHint: 'Платците го искат от своята страница, /me.',
    how: 'Оператор изтрива адреса от командния ред, първо като проба. С това искането приключва. Документите остават десет години.',
    erase: 'Команда',
    command: 'Команда, която изтрива {email}, като проба',
  },
} satisfies ShapeOf<typeof en>;
