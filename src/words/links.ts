/** The sentences of the links module, by code. */
export const bg = {
  'links.not-found': 'Няма такъв линк за плащане.',
  'links.gone': 'Линкът за плащане е изтекъл или отменен.',
  'links.already-paid': 'Този линк вече е платен.',
  'links.state-refused': 'Линк в състояние {from} не може да стане {to}.',
  'links.limit.created':
    'Създадохте твърде много линкове за кратко време. Опитайте отново след {seconds} секунди.',
  'links.merchant-may-not-act': 'Профилът на търговеца е спрян: може само да преглеждате и изтегляте данни.',
  'fields.charge-too-small': 'Най-малката сума за плащане с карта е {minimum} {currency}.',
  'fields.charge-too-big': 'Най-голямата сума за плащане с карта е {maximum} {currency}.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'links.not-found': 'Payment link not found',
  'links.gone': 'Payment link has expired or been cancelled',
  'links.already-paid': 'This payment link has already been paid',
  'links.state-refused': 'A link that is {from} cannot become {to}.',
  'links.limit.created': 'You created too many links in a short time. Try again in {seconds} seconds.',
  'links.merchant-may-not-act': 'The merchant is suspended: data can be read and exported only.',
  'fields.charge-too-small': 'The smallest amount a card can pay is {minimum} {currency}.',
  'fields.charge-too-big': 'The largest amount a card can pay is {maximum} {currency}.',
};
