/** Texts about bank accounts, statements and movements. */
export const bg = {
  topicBank: 'Банкови сметки, извлечения и движенията в тях.',
  bankImportSummary:
    'Прочита банково извлечение на търговец; новите движения се свързват с това, което плащат.',
  bankLinesSummary: 'Показва движения по банкови сметки.',
  bankAccountsSummary: 'Показва банковите сметки, чиито извлечения се четат.',
  bankFileArgument:
    'Файл от банката: CAMT.053, MT940, XML или TXT на ОББ, CSV, XLSX; - чете стандартния вход.',
  bankAccountFlag: 'Номер на банковата сметка, когато файлът не я назовава.',
  bankStateFlag: 'Само в това състояние.',
  noBankLines: 'Няма движения.',
  noBankAccounts: 'Няма банкови сметки.',
  bankImported:
    'Движения: {lines}. Известни: {repeated}. Свързани: {matched}. С предложение: {suggested}. За връщане: {toReturn}. Неосчетоводени: {pending}.',
  bankWouldImport:
    'Проба, нищо не е записано. Движения: {lines}. Известни: {repeated}. Свързани: {matched}. С предложение: {suggested}. За връщане: {toReturn}. Неосчетоводени: {pending}.',
  bankColumnsNeeded:
    'Първо посочете в портала колоните на таблиците по тази сметка. Нищо не е записано. Колони: {columns}',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicBank: 'Bank accounts, their statements and movements.',
  bankImportSummary: 'Read a bank statement of a merchant; new movements are matched with what they pay.',
  bankLinesSummary: 'List movements of bank accounts.',
  bankAccountsSummary: 'List the bank accounts whose statements are read.',
  bankFileArgument:
    'A file of the bank: CAMT.053, MT940, XML or TXT of UBB, CSV, XLSX; - reads standard input.',
  bankAccountFlag: 'Id of the bank account when the file does not name it.',
  bankStateFlag: 'Only in this state.',
  noBankLines: 'There are no movements.',
  noBankAccounts: 'There are no bank accounts.',
  bankImported:
    'Movements: {lines}. Known: {repeated}. Matched: {matched}. With a suggestion: {suggested}. To send back: {toReturn}. Not booked: {pending}.',
  bankWouldImport:
    'Dry run, nothing is stored. Movements: {lines}. Known: {repeated}. Matched: {matched}. With a suggestion: {suggested}. To send back: {toReturn}. Not booked: {pending}.',
  bankColumnsNeeded:
    'Name the columns of the tables of this account in the portal first. Nothing is stored. Columns: {columns}',
};
