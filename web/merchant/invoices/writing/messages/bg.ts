import type { ShapeOf } from '../../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../../shared/messages/terms-bg.ts';

export const bg = {
  writing: {
    taxId: 'ЕИК {number}',
    more: 'Още: срок, аванси, вноски',
    moreText: 'Плати до {day} · {currency} · {language}',
    makeProforma: 'Направи проформа',
    repeat: term.repeat,
    submitAndSend: 'Издай и изпрати',
    issuedAndSent: 'Фактура № {number} е издадена. Изпращаме я на {email}.',
    copied: 'По образец на фактура № {number}, с нови дати.',
    draft: {
      title: 'Чернови',
      saving: 'Черновата се запазва…',
      saved: 'Черновата е запазена в {time}',
      failed: 'Черновата не е запазена. {reason}',
      offline: 'Проверете връзката си.',
      changed: 'Друг човек запази тази чернова междувременно. Вашият текст е още тук и не е запазен.',
      openTheirs: 'Отвори другата версия',
      keepMine: 'Запази моята като нова',
      noCustomer: 'Още без клиент',
      savedBy: 'запазена {when}, {name}',
      savedAt: 'запазена {when}',
      resume: 'Продължи',
      resumeOf: 'Продължи черновата за {name}',
      remove: term.toDelete,
      removeOf: 'Изтрий черновата за {name}',
      removeTitle: 'Изтриване на черновата?',
      removeText: 'Въведеното за {name} се изтрива. Черновата няма номер, затова не липсва номер.',
      removed: 'Черновата е изтрита',
      removeFailed: 'Черновата не беше изтрита',
      missing: 'Тази чернова вече е издадена или изтрита.',
      loadFailed: 'Черновата не се зареди',
    },
  },
} satisfies ShapeOf<typeof en>;
