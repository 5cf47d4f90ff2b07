import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  archiveList: {
    subtitle:
      'Всичко, което се пази за един бизнес, в един файл: за тези, които си тръгват, и за счетоводителите им.',
    loadFailed: 'Архивите не се заредиха',
    empty: 'Още няма архиви',
    emptyHint: 'Собственик прави архив от Настройки, Напускане.',
    none: 'Този търговец още няма архив',
    states: { MAKING: 'Прави се', READY: 'Готов', EXPIRED: 'Изтрит' },
    stuck: 'Не успява',
    parts: '{done} от {total} файла',
    counting: 'Файловете се броят',
    stuckAt: 'Спира на {file}; ще се опита пак',
    file: 'Файл',
    download: 'Свали архива',
    downloadFailed: 'Архивът не се свали',
    size: '{size} MB',
    request: {
      open: 'Направи архив',
      title: 'Архив на {name}',
      text: 'Всичко, което се пази за бизнеса, се събира в един файл. Собствениците получават линк по имейл за седем дни.',
      submit: 'Направи архива',
      done: 'Архивът се прави',
      failed: 'Архивът не беше започнат',
    },
    imports: {
      title: 'Дошъл от',
      none: 'Този търговец не е дошъл с архив',
      counts: '{documents} документа, {customers} клиенти, {items} артикула',
    },
    foreign: {
      title: 'Документи, издадени другаде',
      none: 'Няма документи, издадени другаде',
      states: { OPEN: term.toBePaid, OVERDUE: 'Просрочен', PAID: 'Платен', ANNULLED: 'Анулиран' },
      otherProgram: 'Друга програма',
      pdf: term.pdf,
      ubl: 'UBL',
      fileFailed: 'Файлът не се свали',
    },
  },
} satisfies ShapeOf<typeof en>;
