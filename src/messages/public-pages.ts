/** Messages of the public-pages module by code. */
export const bg = {
  'public-pages.not-found': 'Няма такава страница.',
  'public-pages.not-accepting': 'Търговецът в момента не приема плащания. Обърнете се към него.',
  'public-pages.failed': 'Плащането не започна. Опитайте пак.',
  'fields.amount': 'Въведете сума с цифри, например 35 или 35,50.',
  'fields.amount-too-small': 'Най-малката сума е {minimum:money}.',
  'fields.amount-too-big': 'Най-голямата сума е {maximum:money}.',
  'fields.below-smallest': 'Не може да е под най-малката сума, {minimum:money}.',
};

export const en: Record<keyof typeof bg, string> = {
  'public-pages.not-found': 'Page not found.',
  'public-pages.not-accepting':
    'The merchant is not accepting payments at the moment. Please contact the merchant.',
  'public-pages.failed': 'The payment did not start. Please try again.',
  'fields.amount': 'Enter an amount in digits, for example 35 or 35.50.',
  'fields.amount-too-small': 'The smallest amount is {minimum:money}.',
  'fields.amount-too-big': 'The largest amount is {maximum:money}.',
  'fields.below-smallest': 'It cannot be below the smallest amount, {minimum:money}.',
};
