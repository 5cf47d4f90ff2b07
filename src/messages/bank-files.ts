/** Messages of bank statements that cannot be read, by code. */
export const bg = {
  'banking.unknown-format':
    'Файлът не е банково извлечение, което се чете: CAMT.053, MT940, XML или TXT на ОББ, CSV или XLSX.',
  'banking.pending-lines-only':
    'Движенията във файла още не са осчетоводени ({pending}). Изтеглете извлечението, след като банката ги осчетоводи.',
  'banking.too-large':
    'Файлът е над {megabytes} MB или има повече от {lines} движения. Изтеглете го за по-кратък период.',
  'banking.dtd':
    'Този XML съдържа описание на типа (DTD) на ред {row} и не се чете. Изтеглете извлечението отново.',
  'banking.unreadable': 'Файлът не може да се прочете: ред {row}, {what}. Изтеглете го отново.',
  'banking.does-not-add-up':
    'Извлечението по {iban} не се равнява: начално салдо {opening} и движения {sum} не дават крайното салдо {closing} {currency}. Изтеглете го отново.',
  'fields.statement-amount': 'Ред {row}, {what}: „{found}“ не е сума.',
  'fields.statement-cells': 'Ред {row}: клетките не отговарят на заглавния ред ({found}).',
  'fields.statement-column': 'Във файла няма колона „{what}“. Посочете отново колоните на сметката.',
  'fields.statement-currency': 'Ред {row}, {what}: валутата {found} не е тази на сметката.',
  'fields.statement-date': 'Ред {row}, {what}: „{found}“ не е дата.',
  'fields.statement-decimals': 'Ред {row}, {what}: сумата „{found}“ има повече от два знака след десетичния.',
  'fields.statement-detailed':
    'В извлечението липсва {what}. Изтеглете го от банката като „Подробно извлечение“.',
  'fields.statement-missing': 'Ред {row}: липсва {what}. Файлът е непълен.',
  'fields.statement-other-xml':
    'XML от вида „{format}“ не се чете. Изтеглете извлечението като CAMT.053 или MT940.',
  'fields.statement-value': 'Ред {row}, {what}: „{found}“ не може да се прочете.',
  'fields.statement-xml': 'Ред {row}: XML файлът е повреден или непълен.',
} as const;

/** The same messages in English. */
export const en: Record<keyof typeof bg, string> = {
  'banking.unknown-format':
    'The file is no bank statement that is read: CAMT.053, MT940, XML or TXT of UBB, CSV or XLSX.',
  'banking.pending-lines-only':
    'The movements in the file are not booked yet ({pending}). Download the statement after the bank has booked them.',
  'banking.too-large':
    'The file is above {megabytes} MB or has more than {lines} movements. Download it for a shorter period.',
  'banking.dtd':
    'This XML has a document type (DTD) in line {row} and is not read. Download the statement again.',
  'banking.unreadable': 'The file cannot be read: line {row}, {what}. Download it again.',
  'banking.does-not-add-up':
    'The statement of {iban} does not add up: opening balance {opening} and movements {sum} are not the closing balance {closing} {currency}. Download it again.',
  'fields.statement-amount': 'Line {row}, {what}: “{found}” is no amount.',
  'fields.statement-cells': 'Line {row}: the cells do not fit the heading row ({found}).',
  'fields.statement-column': 'The file has no column “{what}”. Name the columns of the account again.',
  'fields.statement-currency': 'Line {row}, {what}: the currency {found} is not that of the account.',
  'fields.statement-date': 'Line {row}, {what}: “{found}” is no date.',
  'fields.statement-decimals': 'Line {row}, {what}: the amount “{found}” has more than two decimals.',
  'fields.statement-detailed':
    'The statement lacks {what}. Download it from the bank as “Подробно извлечение” (detailed statement).',
  'fields.statement-missing': 'Line {row}: {what} is missing. The file is incomplete.',
  'fields.statement-other-xml':
    'XML of the kind “{format}” is not read. Download the statement as CAMT.053 or MT940.',
  'fields.statement-value': 'Line {row}, {what}: “{found}” cannot be read.',
  'fields.statement-xml': 'Line {row}: the XML file is broken or incomplete.',
};
