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
  'banking.unknown-format':
    'Файлът не се разпознава. Четат се CAMT.053, MT940, XML и TXT на ОББ, CSV и XLSX.',
  'banking.does-not-add-up':
    'Извлечението не е цяло: начално салдо {opening} и движения {sum} не дават крайното салдо {closing} {currency}. Нищо не е записано.',
  'banking.pending-lines-only':
    'Във файла има само движения, които банката още не е осчетоводила ({pending}).',
  'banking.too-large': 'Файлът е твърде голям: най-много {megabytes} MB и {lines} движения.',
  'banking.line-is-matched': 'Движението вече е свързано. Първо отменете свързването.',
  'banking.line-is-not-matched': 'Движението не е в състояние, в което това е възможно.',
  'banking.no-such-promise': 'Няма такъв обещан превод.',
  'banking.document-twice': 'Документът е посочен два пъти.',
  'banking.document-in-other-currency': 'Документът е в {currency}, а движението – в друга валута.',
  'banking.more-than-movement': 'Сумите са повече от движението: {amount} {currency}.',
  'banking.returned-before-it-came': 'Денят е преди постъпването на парите.',
  'banking.reversed-by-bank': 'Банката сторнира превода.',
  'banking.match-undone': 'Свързването с движението по сметката е отменено.',
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
  'banking.unknown-format':
    'The file is of no known format. CAMT.053, MT940, XML and TXT of UBB, CSV and XLSX are read.',
  'banking.does-not-add-up':
    'The statement is not whole: opening balance {opening} and movements {sum} do not give the closing balance {closing} {currency}. Nothing is stored.',
  'banking.pending-lines-only': 'The file holds only movements that the bank has not booked yet ({pending}).',
  'banking.too-large': 'The file is too large: at most {megabytes} MB and {lines} movements.',
  'banking.line-is-matched': 'The movement is matched already. Undo the match first.',
  'banking.line-is-not-matched': 'The movement is in a state in which this is not possible.',
  'banking.no-such-promise': 'There is no such promised transfer.',
  'banking.document-twice': 'The document is named twice.',
  'banking.document-in-other-currency': 'The document is in {currency}, the movement in another currency.',
  'banking.more-than-movement': 'The amounts are more than the movement: {amount} {currency}.',
  'banking.returned-before-it-came': 'The day is before the money came.',
  'banking.reversed-by-bank': 'The bank reversed the transfer.',
  'banking.match-undone': 'The match with the movement of the account was undone.',
};
