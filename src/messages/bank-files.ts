/** Messages of bank statements that cannot be read, by code. */
export const bg = {
  'banking.dtd':
    'Този XML съдържа описание на типа (DTD) на ред {row} и не се чете. Изтеглете извлечението отново.',
  'banking.unreadable': 'Файлът не може да се прочете: ред {row}, {what}. Изтеглете го отново.',
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
  'banking.dtd':
    'This XML has a document type (DTD) in line {row} and is not read. Download the statement again.',
  'banking.unreadable': 'The file cannot be read: line {row}, {what}. Download it again.',
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
