import type { ShapeOf } from '../../../shared/messages/shape.ts';
import { roles } from '../../../shared/team/roles-bg.ts';
import type { en } from './en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  invitation: {
    roles,
    title: 'Покана',
    intro: 'Кани ви бизнес, който приема плащания с Plateno.',
    loading: 'Поканата се зарежда',
    team: '{business} ви кани в екипа си като: {role}.',
    accountant: '{business} ви кани за свой счетоводител.',
    accountantMay: 'Ще виждате и изтегляте плащанията и документите му и ще можете да задавате въпроси.',
    failed: 'Поканата не се зареди. Опитайте пак.',
    missing: 'Връзката не е пълна. Отворете я отново от имейла.',
    gone: 'Тази покана вече не важи: приета е, отказана е, оттеглена е или е изтекла. Помолете бизнеса за нова.',
    signedInAs: 'Влезли сте като {username}.',
    accept: 'Приемам поканата',
    acceptFailed: 'Поканата не беше приета. Опитайте пак.',
    other: 'Влез с друг профил',
    hasAccount: 'Поканеният адрес вече има профил. Влезте с него, за да приемете.',
    signIn: 'Влез, за да приемеш',
    noAccount: 'За да приемете, създайте профил на поканения адрес.',
    otherUser: 'Влезли сте като {username}. Поканата е за адрес, който няма профил: създайте го тук.',
    firstName: 'Име',
    lastName: 'Фамилия',
    password: term.password,
    create: 'Създай профил и приеми',
    accepted: 'Готово: вече работите за {business}.',
    acceptedAccountant: 'Готово: {business} вече е сред клиентите ви.',
    enter: 'Отвори {business}',
    openClients: 'Отвори клиентите си',
    refuse: 'Отказвам',
    refuseTitle: 'Отказвате ли поканата на {business}?',
    refuseText: 'Връзката спира да важи. Бизнесът може да ви покани отново.',
    refused: 'Отказахте поканата.',
    refuseFailed: 'Поканата не беше отказана. Опитайте пак.',
    home: 'Към началната страница',
  },
} satisfies ShapeOf<typeof en>;
