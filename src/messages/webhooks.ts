/** Refusals, errors and mails of webhook endpoints. `webhooks.error.…` ends with the code of a try. */
export const bg = {
  'webhooks.endpoint-not-found': 'Няма такъв адрес за известия.',
  'webhooks.delivery-not-found': 'До този адрес няма такова известие.',
  'webhooks.endpoint-disabled': 'Адресът за известия е изключен. Включете го и опитайте отново.',
  'webhooks.url.format': 'Въведете пълен адрес, който започва с https://.',
  'webhooks.url.https': 'Адресът трябва да започва с https://.',
  'webhooks.url.port': 'Портът е 443 или по-голям от 1023.',
  'webhooks.url.user': 'Адресът не може да съдържа потребителско име или парола.',
  'webhooks.url.fragment': 'Адресът не може да съдържа знака #.',
  'webhooks.url.literal': 'Въведете име на сървър, а не IP адрес.',
  'webhooks.url.private': 'Този IP адрес е частен или запазен: до него не се изпращат известия.',
  'webhooks.url.name': 'Това име на сървър не е видимо в интернет.',
  'webhooks.replay-to-before-from': 'Краят трябва да е след началото.',
  'webhooks.replay-too-many':
    'За това време има повече от {most} събития. Изберете по-ранен край и изпратете останалите след това.',
  'webhooks.error.connect-timeout': 'Сървърът не прие връзка за 5 секунди.',
  'webhooks.error.timeout': 'Сървърът не отговори за 15 секунди.',
  'webhooks.error.address-refused': 'Името на сървъра води към частен или запазен IP адрес.',
  'webhooks.error.host-unknown': 'Няма сървър с това име.',
  'webhooks.error.certificate': 'Сертификатът на сървъра не е валиден.',
  'webhooks.error.connection': 'Връзката със сървъра беше отказана или прекъсната.',
  'webhooks.mail.greeting': 'Здравейте!',
  'webhooks.mail.failing.subject': 'Известията до вашия сървър не пристигат от един ден',
  'webhooks.mail.failing.text':
    'От един ден сървърът на „{merchant}“ не приема нито едно известие за събития.',
  'webhooks.mail.failing.next':
    'Продължаваме да опитваме. След пет дни без успех адресът се изключва. Вижте отговорите на сървъра и отстранете причината.',
  'webhooks.mail.disabled.subject': 'Адресът за известия е изключен',
  'webhooks.mail.disabled.text':
    'Пет дни сървърът на „{merchant}“ не прие нито едно известие. Затова изключихме адреса.',
  'webhooks.mail.disabled.next':
    'Отстранете причината, включете адреса и изпратете отново пропуснатите събития. Пазим ги 90 дни.',
  'webhooks.mail.gone.subject': 'Адресът за известия е изключен',
  'webhooks.mail.gone.text':
    'Сървърът на „{merchant}“ отговори, че адресът вече не съществува (410). Затова го изключихме.',
  'webhooks.mail.gone.next':
    'Ако това е грешка, включете адреса и изпратете отново пропуснатите събития. Пазим ги 90 дни.',
  'webhooks.mail.button': 'Виж известията',
  'webhooks.mail.open': 'Или отворете този адрес:',
  'webhooks.mail.address': 'Адрес за известия',
  'webhooks.mail.since': 'Без успех от',
  'webhooks.mail.automatic': 'Този имейл е изпратен автоматично.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'webhooks.endpoint-not-found': 'There is no such webhook endpoint.',
  'webhooks.delivery-not-found': 'The webhook endpoint has no such delivery.',
  'webhooks.endpoint-disabled': 'The webhook endpoint is disabled. Enable it and try again.',
  'webhooks.url.format': 'Enter a whole address that begins with https://.',
  'webhooks.url.https': 'The address must begin with https://.',
  'webhooks.url.port': 'The port is 443 or above 1023.',
  'webhooks.url.user': 'The address must not contain a user name or password.',
  'webhooks.url.fragment': 'The address must not contain the character #.',
  'webhooks.url.literal': 'Enter a host name, not an IP address.',
  'webhooks.url.private': 'This IP address is private or reserved: nothing is sent to it.',
  'webhooks.url.name': 'This host name is not visible on the internet.',
  'webhooks.replay-to-before-from': 'The end must be after the beginning.',
  'webhooks.replay-too-many':
    'There are more than {most} events in this time. Choose an earlier end and send the rest afterwards.',
  'webhooks.error.connect-timeout': 'The server did not accept a connection within 5 seconds.',
  'webhooks.error.timeout': 'The server did not answer within 15 seconds.',
  'webhooks.error.address-refused': 'The host name leads to a private or reserved IP address.',
  'webhooks.error.host-unknown': 'There is no server of this name.',
  'webhooks.error.certificate': 'The certificate of the server is not valid.',
  'webhooks.error.connection': 'The connection to the server was refused or broken.',
  'webhooks.mail.greeting': 'Hello,',
  'webhooks.mail.failing.subject': 'Webhooks to your server have not arrived for a day',
  'webhooks.mail.failing.text': 'For a day the server of “{merchant}” has not accepted a single webhook.',
  'webhooks.mail.failing.next':
    'We keep trying. After five days without success the webhook endpoint is disabled. Check the responses of your server and fix the cause.',
  'webhooks.mail.disabled.subject': 'A webhook endpoint is disabled',
  'webhooks.mail.disabled.text':
    'For five days the server of “{merchant}” has not accepted a single webhook, so we have disabled the webhook endpoint.',
  'webhooks.mail.disabled.next':
    'Fix the cause, enable the webhook endpoint and send the missed events again. We keep them for 90 days.',
  'webhooks.mail.gone.subject': 'A webhook endpoint is disabled',
  'webhooks.mail.gone.text':
    'The server of “{merchant}” answered that the address does not exist any more (410), so we have disabled the webhook endpoint.',
  'webhooks.mail.gone.next':
    'If this is a mistake, enable the webhook endpoint and send the missed events again. We keep them for 90 days.',
  'webhooks.mail.button': 'See the deliveries',
  'webhooks.mail.open': 'Or open this address:',
  'webhooks.mail.address': 'Webhook endpoint',
  'webhooks.mail.since': 'Without success since',
  'webhooks.mail.automatic': 'This email was sent automatically.',
};
