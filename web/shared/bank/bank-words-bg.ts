import type { ShapeOf } from '../messages/shape.ts';
import type { bankWords as en } from './bank-words-en.ts';

/** The words of movements of a bank account in portal and back office. */
export const bankWords = {
  states: {
    NEW: 'Нови',
    SUGGESTED: 'Предложени',
    MATCHED: 'Свързани',
    TO_RETURN: 'За връщане',
    IGNORED: 'Настрана',
  },
  state: {
    NEW: 'Ново',
    SUGGESTED: 'Предложено',
    MATCHED: 'Свързано',
    TO_RETURN: 'За връщане',
    IGNORED: 'Настрана',
  },
  aside: {
    OUTGOING: 'Изходящо',
    BY_HAND: 'Оставено настрана',
    RETURNED: 'Парите са върнати',
    REVERSED: 'Сторнирано от банката',
  },
  reasons: {
    REFERENCE: 'референция',
    NUMBER: 'номер',
    SHORT_NUMBER: 'номер без нулите',
    AMOUNT: 'сума',
    SUM: 'сбор от няколко',
    IBAN: 'познат IBAN',
    NAME: 'име',
    DAY: 'ден',
    PAYOUT: 'превод от плащания с карта',
  },
  formats: {
    CAMT053: 'CAMT.053',
    MT940: 'MT940',
    UBB_XML: 'ОББ, XML',
    UBB_TXT: 'ОББ, TXT',
    CSV: 'CSV',
    XLSX: 'Excel',
  },
  imports: {
    choose: 'Избери файлове',
    drop: 'Пуснете тук извлечения от банката',
    waits: 'Изчаква реда си',
    reading: 'Чете се…',
    added: '{smart_count} добавено движение |||| {smart_count} добавени движения',
    none: 'Няма нови движения',
    repeated: '{smart_count} вече го имаше |||| {smart_count} вече ги имаше',
    matched: '{smart_count} свързано |||| {smart_count} свързани',
    suggested: '{smart_count} предложено |||| {smart_count} предложени',
    toReturn: '{smart_count} за връщане |||| {smart_count} за връщане',
    pending:
      '{smart_count} още не е потвърдено от банката и е пропуснато |||| {smart_count} още не са потвърдени от банката и са пропуснати',
    failed: 'Файлът не можа да се прочете',
    tooLarge: 'Файлът е над 5 MB. Изтеглете извлечение за по-кратък период.',
    columns: 'Посочете колоните му – веднъж за таблиците на тази банка.',
    result: 'Прочетени файлове',
  },
} satisfies ShapeOf<typeof en>;
