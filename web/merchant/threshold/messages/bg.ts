import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  threshold: {
    title: 'Праг за регистрация по ДДС',
    subtitle: 'Оборотът за {year} г. спрямо прага по чл. 96, ал. 1 от ЗДДС.',
    failed: 'Оборотът не се зареди',
    of: '{turnover} от {limit} ({percent}%)',
    unionTitle: 'Режим за малки предприятия: оборот в целия ЕС',
    unionExceeded:
      'Прагът е надхвърлен на {day}. Режимът спира в другите държави; уведомете НАП до {informBy}.',
    unionPart:
      'Доставките в България и в другите държави от ЕС. Въведете по-долу и това, което продавате в друга държава извън Plateno.',
    country: term.country,
    countryHelp: 'Къде е оборотът; този в друга държава от ЕС се брои само към прага в ЕС.',
    near: 'Оборотът наближава прага.',
    expected: 'С темпа от последните 90 дни прагът се надхвърля на {day}.',
    exceeded:
      'Прагът е надхвърлен на {day} с документ {number}. Подайте заявление за регистрация до {applyBy}.',
    exceededByOther:
      'Прагът е надхвърлен на {day} с друг оборот. Подайте заявление за регистрация до {applyBy}.',
    part: 'Plateno вижда само оборота през Plateno и този, който въведете тук. Регистрацията ви не се променя сама: говорете със счетоводителя си.',
    notWatched: 'Регистрирани сте по ДДС: прагът не се отнася за вас.',
    details: 'Подробности',
    document: 'Към документа',
    own: 'Документи в Plateno',
    other: 'Друг оборот',
    otherTitle: 'Оборот извън Plateno',
    otherNone: 'Още няма нищо. Добавете продажбите в брой и по друг начин, за да е вярна сумата.',
    add: 'Добави',
    day: term.day,
    amount: 'Сума в евро',
    amountHelp: 'Отрицателна за корекция.',
    note: 'За какво е',
    added: 'Оборотът е добавен',
    addFailed: 'Оборотът не беше добавен',
    remove: 'Премахни {note}',
    removed: 'Оборотът е премахнат',
    removeFailed: 'Оборотът не беше премахнат',
  },
} satisfies ShapeOf<typeof en>;
