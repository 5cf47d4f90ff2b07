/** Refusals of API keys. */
export const bg = {
  'keys.mistyped':
    'Ключът за API е изписан грешно: контролната сума в края му не съвпада. Копирайте го отново.',
  'keys.unknown': 'Няма такъв ключ за API.',
  'keys.ended': 'Този ключ за API е прекратен. Създайте нов в портала.',
  'keys.other-mode':
    'Този ключ за API е за друг режим на инсталацията: пробен или реален. Създайте нов в портала.',
  'keys.expired': 'Този ключ за API е изтекъл. Създайте нов в портала.',
  'keys.network': 'Този ключ за API не може да се използва от вашата мрежа.',
  'keys.in-address':
    'Ключ за API не се изпраща в адреса: адресите се записват по пътя. Прекратете този ключ още сега, създайте нов и го изпращайте в заглавката Authorization.',
  'keys.not-found': 'Няма такъв ключ за API.',
  'keys.not-live': 'Този ключ за API вече не важи.',
  'keys.replaced': 'Този ключ за API вече е заменен с нов.',
  'fields.network': '„{network}“ не е IP адрес или мрежа, например 203.0.113.0/24.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'keys.mistyped': 'The API key is mistyped: the checksum at its end does not match. Copy it again.',
  'keys.unknown': 'There is no such API key.',
  'keys.ended': 'This API key was ended. Create a new one in the portal.',
  'keys.other-mode':
    'This API key is for the other mode of the installation, test or live. Create a new one in the portal.',
  'keys.expired': 'This API key has expired. Create a new one in the portal.',
  'keys.network': 'This API key may not be used from your network.',
  'keys.in-address':
    'An API key is not sent in the URL: URLs are logged on the way. End this key now, create a new one and send it in the header Authorization.',
  'keys.not-found': 'There is no such API key.',
  'keys.not-live': 'This API key has ended already.',
  'keys.replaced': 'Another API key already replaces this one.',
  'fields.network': '“{network}” is no IP address or network, for example 203.0.113.0/24.',
};
