import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  questions: {
    title: 'Въпроси от счетоводителя',
    subtitle: 'Какво иска да знае счетоводителят за документите и плащанията ви.',
    none: 'Няма въпроси',
    noneHint: 'Когато счетоводителят ви попита нещо, ще ви пишем и въпросът ще е тук.',
    failed: 'Въпросите не се заредиха',
    asked: '{name}, {date}',
    former: 'Бивш счетоводител',
    answered: 'Отговор от {name}, {date}',
    formerMember: 'бивш член на екипа',
    answer: 'Вашият отговор',
    answerTo: 'Отговор на въпрос {id}',
    submit: 'Изпрати отговора',
    sent: 'Отговорът е изпратен',
    sendFailed: 'Отговорът не беше изпратен',
    list: term.questions,
  },
} satisfies ShapeOf<typeof en>;
