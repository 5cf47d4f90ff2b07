/** Texts about requests of payers for a document to a company. */
export const bg = {
  topicBuyerRequests: 'Клиенти, които искат фактурата на фирма.',
  buyerRequestsListSummary: 'Показва кои клиенти на търговец искат платена фактура да е на фирма.',
  buyerRequestsAcceptSummary:
    'Издава кредитно известие без връщане на пари и нова платена фактура на фирмата.',
  buyerRequestsRefuseSummary: 'Отказва фактура на фирма; причината отива по имейл при клиента.',
  buyerRequestsAcceptQuestion: 'Кредитно известие и нова фактура по искане {id}. Да продължим ли?',
  buyerRequestsRefuseQuestion: 'Отказ по искане {id}. Да продължим ли?',
  buyerRequestAccepted: 'Искане {id}: издадена е фактура на {buyer}',
  buyerRequestRefused: 'Искане {id} е отказано',
  buyerRequestArg: 'Номер на искането.',
  buyerRequestReasonFlag: 'Причина, която клиентът ще прочете.',
  buyerRequestStateFlag: 'Само с този статус.',
  noBuyerRequests: 'Няма такива искания.',
};

export const en: Record<keyof typeof bg, string> = {
  topicBuyerRequests: 'Customers who want the invoice in the name of a company.',
  buyerRequestsListSummary:
    'Lists the customers of a merchant who want a paid invoice in the name of a company.',
  buyerRequestsAcceptSummary: 'Issues a credit note without a refund and a new paid invoice to the company.',
  buyerRequestsRefuseSummary: 'Refuses an invoice to a company; the customer gets the reason by email.',
  buyerRequestsAcceptQuestion: 'Issue a credit note and a new invoice for request {id}?',
  buyerRequestsRefuseQuestion: 'Refuse request {id}?',
  buyerRequestAccepted: 'Request {id}: an invoice was issued to {buyer}',
  buyerRequestRefused: 'Request {id} is refused',
  buyerRequestArg: 'Id of the request.',
  buyerRequestReasonFlag: 'Reason that the customer will read.',
  buyerRequestStateFlag: 'Only with this status.',
  noBuyerRequests: 'There are no such requests.',
};
