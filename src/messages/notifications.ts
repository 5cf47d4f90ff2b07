/** Messages of the notifications module by code. */
export const bg = {
  'notifications.paid': '+{total}',
  'notifications.paid-by': '+{total} от {customer}',
  'notifications.refund-failed': 'Възстановяването на {total} не успя',
  'notifications.dispute-opened': 'Оспорено е плащане от {total}',
  'notifications.number': 'Плащане № {number}',
  'notifications.limit': 'Твърде много опити за известия. Опитайте пак след {seconds} секунди.',
  'fields.push-endpoint': 'Браузърът даде адрес за известия, който не може да се използва.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'notifications.paid': '+{total}',
  'notifications.paid-by': '+{total} from {customer}',
  'notifications.refund-failed': 'The refund of {total} failed',
  'notifications.dispute-opened': 'A payment of {total} is disputed',
  'notifications.number': 'Payment No. {number}',
  'notifications.limit': 'Too many attempts to switch notifications on. Try again in {seconds} seconds.',
  'fields.push-endpoint': 'The browser gave an address for notifications that cannot be used.',
};
