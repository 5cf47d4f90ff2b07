/** Texts about accounts at the card provider. */
export const bg = {
  topicAccounts: 'Сметки на търговците при картовия оператор.',
  accountsListSummary: 'Показва сметките на търговците при картовия оператор.',
  accountsDueFlag: 'Само сметки, за които картовият оператор иска нещо.',
  noAccounts: 'Няма сметки.',
  accountShowSummary: 'Показва сметката на търговец, какво липсва и промените в статуса.',
  accountsRefreshSummary: 'Пита картовия оператор за статуса на сметки.',
  accountStartSummary: 'Открива сметка на търговец, ако няма, и показва адрес на формата на оператора.',
  accountLinkSecret: 'Адресът важи няколко минути и само веднъж. Дайте го само на търговеца.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicAccounts: 'Accounts of merchants at the card provider.',
  accountsListSummary: 'Lists the accounts of merchants at the card provider.',
  accountsDueFlag: 'Only accounts for which the card provider needs something.',
  noAccounts: 'There are no accounts.',
  accountShowSummary: 'Shows the account of a merchant, what is missing, and the changes of its status.',
  accountsRefreshSummary: 'Asks the card provider for the status of accounts.',
  accountStartSummary:
    'Opens an account for a merchant, if there is none, and prints the URL of the provider’s form.',
  accountLinkSecret: 'The URL works for a few minutes and once. Give it to the merchant only.',
};
