/** Messages of bank accounts, statements and movements, by code. */
export const bg = {
  'banking.not-found': 'Няма такова движение по сметка.',
  'banking.account-not-found': 'Няма такава банкова сметка.',
  'banking.account-known': 'Тази банкова сметка вече е добавена.',
  'banking.other-account':
    'Извлечението е за сметка {iban}, която не е сред сметките на търговеца. Проверете файла или добавете сметката.',
  'banking.other-currency':
    'Извлечението е във валута {currency}, а сметката се води в друга. Четат се сметки в евро и долари.',
  'banking.limit.imports': 'Твърде много файлове наведнъж. Опитайте пак след {seconds} секунди.',
  'banking.line-is-matched': 'Движението вече е свързано. Първо отменете свързването.',
  'banking.line-is-not-matched': 'Движението не е в състояние, в което това е възможно.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'banking.not-found': 'There is no such movement.',
  'banking.account-not-found': 'There is no such bank account.',
  'banking.account-known': 'This bank account is known already.',
  'banking.other-account':
    'The statement is of account {iban}, which is none of the merchant’s. Check the file or add the account.',
  'banking.other-currency':
    'The statement is in {currency} and the account is kept in another currency. Accounts in EUR and USD are read.',
  'banking.limit.imports': 'Too many files at once. Try again in {seconds} seconds.',
  'banking.line-is-matched': 'The movement is matched already. Undo the match first.',
  'banking.line-is-not-matched': 'The movement is in a state in which this is not possible.',
};
