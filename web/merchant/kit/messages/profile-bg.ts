import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { profile as english } from './profile-en.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const profile = {
  logo: {
    title: 'Лого',
    text: 'PNG или JPEG; големите изображения се смаляват.',
    alt: 'Лого на {name}',
    file: 'Изображение на логото',
    choose: 'Избери изображение',
    change: 'Смени изображението',
    remove: term.remove,
    failed: 'Логото не беше запазено',
  },
  sessions: {
    title: 'Активни сесии',
    current: 'този браузър',
    unknown: 'Неизвестен браузър',
    seen: 'Последно използвана на {date}',
    network: 'IP адрес {address}',
    end: 'Изход',
    endOf: 'Изход: {device}',
    endOthers: 'Изход от другите устройства',
    ended: 'Сесията е прекратена',
    failed: 'Сесиите не се заредиха',
    endFailed: 'Изходът не успя',
  },
  profile: {
    title: 'Профил',
    subtitle: 'Така се вижда бизнесът ви на страницата за плащане и в новите фактури.',
    ownAccount: 'Вашият профил. Данните на бизнеса променя собственик.',
    form: 'Данни за бизнеса',
    businessName: term.businessName,
    email: term.email,
    phoneNumber: 'Телефон',
    address: term.address,
    taxId: 'ЕИК или ДДС номер',
    businessType: 'Вид дейност',
    saved: 'Профилът е обновен успешно',
    failed: 'Профилът не се зареди',
    saveFailed: 'Профилът не беше обновен',
    notFound: 'Профилът не е намерен',
    status: term.status,
    since: 'Регистриран на',
  },
} satisfies ShapeOf<typeof english>;
