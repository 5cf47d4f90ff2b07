import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';
import { keys } from './keys-bg.ts';
import { webhooks } from './webhooks-bg.ts';
import * as term from '../../../shared/messages/terms-bg.ts';

export const bg = {
  developers: {
    title: 'За разработчици',
    subtitle: 'Магазинът, системата за резервации или счетоводната ви програма работи с Plateno автоматично.',
    unverified:
      'Потвърдете имейла си с връзката, която изпратихме: дотогава не може да се създават ключове и адреси за известия.',
    sections: {
      label: 'Страници за разработчици',
      intro: 'Първи стъпки',
      keys: term.apiKeys,
      webhooks: 'Адреси за известия',
      events: term.events,
    },
    intro: {
      title: 'Три стъпки до първия платен линк',
      key: 'Създайте ключ за API',
      keyText:
        'С него програмата ви работи за вашия бизнес без парола. Изберете какво може: за линкове и плащания стигат два обхвата.',
      keyAction: 'Към ключовете за API',
      endpoint: 'Добавете адрес за известия',
      endpointText:
        'На този адрес във вашата програма Plateno известява за всяко плащане, възстановяване и документ. Всяко известие е подписано.',
      endpointAction: 'Към адресите за известия',
      call: 'Изпратете първата заявка',
      callText:
        'Тази команда създава линк за плащане за 5 евро; на мястото на точките поставете своя ключ. С един и същ Idempotency-Key линкът се създава само веднъж, колкото пъти и да я изпратите.',
      command: 'Командата, която създава линк за плащане',
      more: 'Документация',
      moreText: 'Всички заявки с техните полета, ограничения и грешки; там можете и да ги пробвате.',
      docs: 'Документация на API',
      schema: 'Документ OpenAPI',
      catalogue: 'Видове събития',
    },
    keys,
    webhooks,
    secret: {
      once: 'Копирайте сега: показва се само този път.',
      keep: 'Пазете там, където програмата ви пази паролите си: не в кода, не в браузър и не в имейл.',
      done: 'Готово, копирах',
    },
    events: {
      title: term.events,
      text: 'Съдържанието на всяко известие, както се изпраща. По всяко време може да се добавят нови полета.',
      failed: 'Събитията не се заредиха',
      object: 'За какво',
      get: 'Обектът е отговорът на тази заявка:',
      noGet: 'Изпраща се само когато поискате проба.',
      sample: 'Пример',
      sampleOf: 'Пример за {type}',
      objects: {
        payment: term.payments,
        refund: term.refunds,
        dispute: 'Оспорвания',
        link: term.paymentLinks,
        transfer: 'Обещани преводи',
        invoice: term.invoices,
        credit_note: term.creditNotes,
        payout: 'Преводи към банката',
        account: term.paymentAccount,
        month: term.months,
        mandate: 'Оставени карти',
        proforma: term.proformasAndOffers,
        schedule: term.recurringInvoices,
        'bank-line': 'Движения по банкови сметки',
        bill: 'Сметки на Plateno',
        plan: 'План',
        webhook: 'Проба',
      },
    },
  },
} satisfies ShapeOf<typeof en>;
