import type { ShapeOf } from '../messages/shape.ts';
import type { disputes as english } from './disputes-en.ts';

export const disputes = {
  reasons: {
    bank_cannot_process: 'Банката не може да обработи плащането',
    check_returned: 'Чекът е върнат',
    credit_not_processed: 'Обещана сума не е възстановена',
    customer_initiated: 'Клиентът поиска парите от банката си',
    debit_not_authorized: 'Клиентът твърди, че не е разрешил плащането',
    duplicate: 'Платено два пъти',
    fraudulent: 'Картодържателят твърди, че не е платил той',
    general: 'Без посочена причина',
    incorrect_account_details: 'Грешни данни на сметката',
    insufficient_funds: 'Недостатъчна наличност',
    noncompliant: 'Нарушено правило на картовата мрежа',
    product_not_received: 'Стоката или услугата не е получена',
    product_unacceptable: 'Стоката или услугата не е каквато трябва',
    subscription_canceled: 'Абонаментът е прекратен',
    unrecognized: 'Картодържателят не разпознава плащането',
  },
  advice: {
    bank_cannot_process: 'Покажете какво е продадено и че клиентът го е получил.',
    check_returned: 'Покажете какво е продадено и че клиентът го е получил.',
    credit_not_processed:
      'Покажете, че сумата е възстановена, или условията за връщане, които клиентът е приел, и защо не се дължи връщане.',
    customer_initiated: 'Покажете какво е продадено, че клиентът го е получил, и кореспонденцията с него.',
    debit_not_authorized:
      'Покажете, че поръчката е на клиента: кореспонденция, подпис, доставка на адреса му.',
    duplicate:
      'Покажете, че продажбите са две: два документа, две доставки. Ако е една, възстановете сумата.',
    fraudulent:
      'Покажете, че поръчката е на картодържателя: кореспонденция с него, подпис, доставка на адреса му, ползване на услугата.',
    general: 'Покажете какво е продадено, че клиентът го е получил, и кореспонденцията с него.',
    incorrect_account_details: 'Покажете какво е продадено и че клиентът го е получил.',
    insufficient_funds: 'Покажете какво е продадено и че клиентът го е получил.',
    noncompliant: 'Покажете какво е продадено и че клиентът го е получил.',
    product_not_received:
      'Покажете доставката: куриер, номер на пратката, дата, подпис; или кога е извършена услугата.',
    product_unacceptable:
      'Покажете, че стоката или услугата отговаря на описанието, и какво сте предложили: замяна, ремонт, връщане.',
    subscription_canceled:
      'Покажете условията за прекратяване, че клиентът не е прекратил навреме и че е ползвал услугата.',
    unrecognized: 'Обяснете какво е купено и го припомнете: документ, кореспонденция, доставка.',
  },
  fields: {
    productDescription: 'Какво е продадено',
    customerName: 'Име на клиента',
    customerEmailAddress: 'Имейл на клиента',
    customerPurchaseIp: 'IP адрес при покупката',
    billingAddress: 'Адрес на картодържателя',
    shippingAddress: 'Адрес за доставка',
    shippingCarrier: 'Куриер',
    shippingDate: 'Ден на изпращане',
    shippingTrackingNumber: 'Номер на пратката',
    serviceDate: 'Ден на услугата',
    accessActivityLog: 'Ползване на услугата: часове, влизания, изтегляния',
    duplicateChargeId: 'Номер на другото плащане при картовия оператор',
    duplicateChargeExplanation: 'Защо плащанията са две продажби',
    refundPolicyDisclosure: 'Как клиентът е видял условията за връщане',
    refundRefusalExplanation: 'Защо не се дължи връщане',
    cancellationPolicyDisclosure: 'Как клиентът е видял условията за прекратяване',
    cancellationRebuttal: 'Защо абонаментът не е прекратен',
    uncategorizedText: 'Друго',
    receipt: 'Документ за продажбата',
    customerCommunication: 'Кореспонденция с клиента',
    shippingDocumentation: 'Доказателство за доставка',
    serviceDocumentation: 'Доказателство за услугата',
    refundPolicy: 'Условия за връщане',
    cancellationPolicy: 'Условия за прекратяване',
    duplicateChargeDocumentation: 'Документи за двете продажби',
    customerSignature: 'Подпис на клиента',
    uncategorizedFile: 'Друг документ',
  },
  evidenceStatus: {
    DRAFT: 'Не са изпратени',
    SAVED: 'Записани при картовия оператор, не са изпратени до банката',
    SUBMITTED: 'Изпратени до банката',
    NOT_SENT: 'Не са изпратени до банката',
  },
  status: {
    OPEN: 'Открито',
    UNDER_REVIEW: 'Банката решава',
    WON: 'Спечелено',
    LOST: 'Загубено',
    PREVENTED: 'Приключено без връщане на пари',
  },
  deadline: 'Срок',
} satisfies ShapeOf<typeof english>;
