/** Messages of the rates module by code; placeholders in braces. */
export const bg = {
  'payments.rates-unreadable': 'Файлът не е с курсове на ЕЦБ или е повреден; нищо не е променено.',
  'payments.rates-away': 'Файлът с валутните курсове не може да се прочете: {reason}.',
  'payments.rates-url-missing':
    'RATES_URL е празна: няма откъде да се вземат курсове. Внесете файл с plateno rates import.',
  'payments.rate-missing':
    'Сега не може да се плати в {currency}, защото няма валутен курс. От картата ви не е изтеглено нищо. Опитайте по-късно или се обърнете към търговеца.',
  'payments.rate-too-old':
    'Сега не може да се плати в {currency}, защото последният валутен курс е стар. От картата ви не е изтеглено нищо. Опитайте по-късно или се обърнете към търговеца.',
  'fields.rate-too-old':
    'Няма актуален курс на ЕЦБ за {currency}. Изберете EUR или опитайте отново, след като курсът бъде обновен.',
};

export const en: Record<keyof typeof bg, string> = {
  'payments.rates-unreadable': 'The file contains no ECB rates or is damaged. Nothing was changed.',
  'payments.rates-away': 'The file of exchange rates cannot be read: {reason}.',
  'payments.rates-url-missing':
    'RATES_URL is empty, so there is no place to fetch rates from. Import a file by plateno rates import.',
  'payments.rate-missing':
    'It is not possible to pay in {currency} now, because there is no exchange rate. Your card was not charged. Try again later or contact the merchant.',
  'payments.rate-too-old':
    'It is not possible to pay in {currency} now, because the last exchange rate is too old. Your card was not charged. Try again later or contact the merchant.',
  'fields.rate-too-old':
    'There is no current ECB rate for {currency}. Choose EUR, or try again once the rate is updated.',
};
