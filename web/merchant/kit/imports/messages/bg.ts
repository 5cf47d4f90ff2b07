import type { ShapeOf } from '../../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  imports: {
    title: 'Внасяне от файл',
    file: 'Файл, до 5000 реда',
    check: 'Провери',
    submit: 'Внеси',
    checked:
      'Редове: {rows}. Нови: {created}. Променени: {changed}. Без промяна: {unchanged}. Още нищо не е записано.',
    done: 'Внесени редове: {rows}. Нови: {created}. Променени: {changed}. Без промяна: {unchanged}.',
    errors:
      'Поправете тези редове или изберете отдолу как се чете файлът и го проверете отново. Нищо не е записано.',
    row: 'Ред',
    cell: 'Клетка',
    problem: 'Какво да поправите',
    format: '{kind}. Заглавията са на ред {row}.',
    worksheet: 'Лист',
    columns: 'Какво са колоните',
    leftOut: 'Не се внася',
    decimals: 'Десетичните са след',
    byFile: 'Както личи от файла',
    comma: 'запетая: 12,50',
    point: 'точка: 12.50',
    failed: 'Файлът не беше внесен',
  },
} satisfies ShapeOf<typeof en>;
