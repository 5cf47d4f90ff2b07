/** Texts of the commands for a developer of a shop: they call an installation over HTTP with an API key. */
export const bg = {
  webhooksListenSummary: 'Следва събитията на търговеца и ги препраща подписани към програма на тази машина.',
  webhooksTriggerSummary: 'Създава събитие с примерни данни; само в тестова инсталация.',
  forwardToFlag: 'Адресът на програмата, която ги приема.',
  listenTypesFlag: 'Само тези видове събития, разделени със запетаи; иначе всички.',
  installationFlag: 'Адресът на инсталацията; иначе PLATENO_URL.',
  triggerMerchantFlag:
    'Номерът на търговеца, от оператор на инсталацията; иначе търговецът на PLATENO_API_KEY.',
  triggerTypeArgument: 'Видът на събитието.',
  apiKeyNeeded: 'Задайте PLATENO_API_KEY: ключ за API с обхвати events:read и webhooks:write.',
  urlWrong: '{given} не е адрес, който започва с http:// или https://.',
  listenStarted: 'Препращане към {url}. Тайна за подписи: {secret}',
  listenForwarded: '{time}  {type}  {id}  {status}  {millis} ms',
  listenFailed: 'няма отговор ({reason})',
  listenAgain: 'Връзката с {url} прекъсна. Нов опит след {seconds} сек.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  webhooksListenSummary:
    'Follows the events of the merchant and forwards them signed to a program on this machine.',
  webhooksTriggerSummary: 'Makes an event with sample data; on a test installation only.',
  forwardToFlag: 'URL of the program that receives them.',
  listenTypesFlag: 'Only these types of events, separated by commas; all by default.',
  installationFlag: 'URL of the installation; PLATENO_URL by default.',
  triggerMerchantFlag:
    'Id of the merchant, for an operator of the installation; the merchant of PLATENO_API_KEY by default.',
  triggerTypeArgument: 'Type of the event.',
  apiKeyNeeded: 'Set PLATENO_API_KEY: an API key with the scopes events:read and webhooks:write.',
  urlWrong: '{given} is no URL that begins with http:// or https://.',
  listenStarted: 'Forwarding to {url}. Secret of the signatures: {secret}',
  listenForwarded: '{time}  {type}  {id}  {status}  {millis} ms',
  listenFailed: 'no answer ({reason})',
  listenAgain: 'The connection to {url} was interrupted. Trying again in {seconds} s.',
};
