import type { ShapeOf } from '../../messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../messages/terms-bg.ts';

export const bg = {
  registration: {
    accept: {
      agree: 'С регистрацията приемате',
      terms: 'общите условия',
      and: 'и потвърждавате, че сте прочели',
      privacy: 'политиката за поверителност',
      plan: 'Започвате с план „Старт“. План „{plan}“ ще ви предложим в портала – „Настройки“ → „План“.',
    },
    title: 'Регистрация на бизнес',
    titleForOthers: 'Регистрация на търговец',
    intro:
      'Отнема две минути. Проверяваме данните и ви пишем на имейла веднага щом можете да приемате плащания.',
    introForOthers: 'Търговецът получава покана по имейл и чака одобрение.',
    business: 'Данни за бизнеса',
    contact: 'Контакти',
    account: 'Профил',
    businessName: term.businessName,
    businessType: 'Вид дейност',
    address: term.address,
    email: term.email,
    emailHelp: 'С него влизате в профила си.',
    emailHelpForOthers: 'С него търговецът влиза в профила си.',
    phoneNumber: 'Телефон',
    phonePlaceholder: '+359 88 812 3456',
    taxId: 'ЕИК или ДДС номер',
    taxIdHelp: 'Например 175074752. Ако сте регистрирани по ДДС: BG175074752.',
    vatFollows: 'Регистрация по ДДС: цените ви съдържат 20% ДДС. Можете да го промените в профила си.',
    taxIdFaults: {
      digits:
        'ЕИК има 9 или 13 цифри, номерът от БУЛСТАТ на свободна професия – 10, а ДДС номерът – BG и 9 или 10.',
      checksum: 'Проверете номера – една от цифрите изглежда сгрешена.',
      form: 'Въведете ЕИК, например 175074752, или ДДС номер с кода на държавата, например BG175074752.',
    },
    password: term.password,
    submit: 'Регистрирай',
    succeeded: 'Готово! Регистрацията е приета.',
    failed: 'Регистрацията не успя. Опитайте пак.',
  },
} satisfies ShapeOf<typeof en>;
