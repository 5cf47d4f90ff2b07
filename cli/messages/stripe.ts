/** Texts about the check of the card provider's settings; each finding has a text and an advice (`.do`). */
export const bg = {
  topicStripe: 'Проверка на настройките при Stripe.',
  stripeCheckSummary: 'Проверява ключа, сметката и уебхуковете при Stripe и казва какво да се поправи.',
  stripeKeyFileFlag: 'Файл с ключ, който да се провери вместо STRIPE_SECRET_KEY.',
  stripeAccount: 'Сметка {id} ({name}, {country}, {currency}), режим {mode}, версия на API {version}',
  stripeNoAccount: 'Сметката не може да се прочете; режим {mode}, версия на API {version}',
  stripeLive: 'реален',
  stripeTest: 'пробен',
  stripeRight: 'Всичко проверено е наред.',
  stripeAdvised: 'Грешки няма; за преглед: {warnings}.',
  stripeFound: 'Грешки: {errors}; за преглед: {warnings}.',
  'setup.key-form': 'Ключът започва с „{begin}“ и не е таен ключ на Stripe.',
  'setup.key-form.do': 'Дайте ключ, който започва с rk_live_, sk_live_, rk_test_ или sk_test_.',
  'setup.key-live-outside-production':
    'Ключът е реален, а NODE_ENV не е production: тук ще се движат истински пари.',
  'setup.key-live-outside-production.do':
    'Дайте пробен ключ (rk_test_…) или пуснете инсталацията с NODE_ENV=production.',
  'setup.key-test-in-production': 'Ключът е пробен, а NODE_ENV е production: сървърът не тръгва с него.',
  'setup.key-test-in-production.do': 'Създайте реален ключ (rk_live_…) и го запишете в STRIPE_SECRET_KEY.',
  'setup.key-unrestricted': 'Ключът може всичко в сметката.',
  'setup.key-unrestricted.do': 'Създайте ограничен ключ (rk_live_…) само с нужните права.',
  'setup.key-refused': 'Stripe не приема ключа (401).',
  'setup.key-refused.do': 'Проверете дали е преписан изцяло и не е изтрит или с изтекъл срок; създайте нов.',
  'setup.permission-missing': 'На ключа липсва право „{permission}“ ({name}).',
  'setup.permission-missing.do': 'Дайте го в Stripe: Developers → API keys → ключа → Edit.',
  'setup.permission-missing-on-accounts':
    'На ключа липсва право „{permission}“ ({name}) за сметките на търговците.',
  'setup.permission-missing-on-accounts.do':
    'Дайте го в Stripe в колоната за свързани сметки (Connect permissions) на ключа.',
  'setup.routing-none':
    'STRIPE_ROUTING=none в реална работа: парите на търговците постъпват по сметката на платформата. Това е платежна услуга и иска лиценз на платежна институция.',
  'setup.routing-none.do':
    'Задайте STRIPE_ROUTING=direct: картовите плащания влизат по сметка на името на търговеца. Ако платформата продава само свои стоки, оставете none.',
  'setup.charges-off': 'Сметката не може да приема плащания.',
  'setup.charges-off.do':
    'Довършете активирането: Stripe → Settings → Business, и вижте какво иска началната страница.',
  'setup.payouts-off': 'Сметката не може да изплаща пари към банката.',
  'setup.payouts-off.do':
    'Добавете и потвърдете банкова сметка: Stripe → Settings → Business → Bank accounts.',
  'setup.details-missing': 'Данните за сметката не са подадени.',
  'setup.details-missing.do': 'Попълнете фирма, собственици и банкова сметка: Stripe → Activate account.',
  'setup.account-disabled': 'Stripe ограничава сметката: {reason}.',
  'setup.account-disabled.do': 'Вижте причината и какво се иска на началната страница на Stripe.',
  'setup.capability-inactive': 'Възможността {capability} не е активна ({status}).',
  'setup.capability-inactive.do':
    'Stripe → Settings → Payment methods, съответно Connect; довършете каквото се иска.',
  'setup.requirements-past-due': 'Просрочени данни за сметката: {requirements}.',
  'setup.requirements-past-due.do': 'Подайте ги веднага: Stripe ограничава плащанията, докато липсват.',
  'setup.requirements-due': 'Stripe иска данни за сметката до {deadline}: {requirements}.',
  'setup.requirements-due.do': 'Подайте ги преди срока на началната страница на Stripe.',
  'setup.country-other': 'Сметката е в държава {country}; сметките на търговците се създават в BG.',
  'setup.country-other.do':
    'Проверете в документацията на Stripe дали платформа от тази държава може да има сметки в България.',
  'setup.currency-other': 'Основната валута на сметката е {currency}: плащанията в евро се превалутират.',
  'setup.currency-other.do': 'Добавете банкова сметка в евро: Stripe → Settings → Business → Bank accounts.',
  'setup.currency-unsupported': 'Сметка в държава {country} не приема плащания в {currency}.',
  'setup.currency-unsupported.do':
    'Попитайте поддръжката на Stripe; дотогава не създавайте линкове в тази валута.',
  'setup.branding-missing': 'В оформлението липсва: {parts}.',
  'setup.branding-missing.do': 'Качете икона и лого и изберете цвят: Stripe → Settings → Branding.',
  'setup.statement-missing': 'Няма текст за картовото извлечение: платецът няма да познае плащането.',
  'setup.statement-missing.do':
    'Задайте кратък текст от 2 до 10 знака на латиница: Stripe → Settings → Business → Public details.',
  'setup.statement-prefix-long':
    'Краткият текст за извлечението „{prefix}“ е над 10 знака: с името на търговеца става над 22 и Stripe отказва плащането.',
  'setup.statement-prefix-long.do': 'Скъсете го до 10 знака: Stripe → Settings → Business → Public details.',
  'setup.support-missing': 'В данните за контакт липсва: {parts}.',
  'setup.support-missing.do': 'Допълнете ги: Stripe → Settings → Business → Public details.',
  'setup.account-version': 'Версията на API по подразбиране е {version}, а продуктът говори {expected}.',
  'setup.account-version.do':
    'Няма нужда от смяна: заявките носят своята версия. Създавайте уебхукове с версия {expected}.',
  'setup.public-url-local': 'Stripe не достига {url}: за този адрес няма уебхукове.',
  'setup.public-url-local.do':
    'За проба пуснете stripe listen; за реална работа задайте публичен https адрес в PUBLIC_URL.',
  'setup.endpoint-missing': 'Няма уебхук за {endpoint}. Други: {others}.',
  'setup.endpoint-missing.do':
    'Създайте го за събития от своята сметка (Your account), версия {version}, събития: {events}.',
  'setup.connect-endpoint-missing': 'Няма уебхук за сметките на търговците: {endpoint}. Други: {others}.',
  'setup.connect-endpoint-missing.do':
    'Създайте го за събития от свързани сметки (Connected accounts), версия {version}, събития: {events}.',
  'setup.endpoint-for-connected':
    'Уебхукът {endpoint} получава събития от свързани сметки, а трябва от своята.',
  'setup.endpoint-for-connected.do':
    'Това не се променя: изтрийте го и създайте нов за своята сметка (Your account).',
  'setup.endpoint-not-for-connected':
    'Уебхукът {endpoint} получава събития от своята сметка, а трябва от свързаните.',
  'setup.endpoint-not-for-connected.do':
    'Това не се променя: изтрийте го и създайте нов за свързани сметки (Connected accounts).',
  'setup.endpoint-disabled': 'Уебхукът {endpoint} е изключен.',
  'setup.endpoint-disabled.do':
    'Включете го в Stripe → Workbench → Webhooks; plateno payments reconcile взема пропуснатото.',
  'setup.endpoint-twice': 'Два включени уебхука сочат към {endpoint}: всяко събитие идва два пъти.',
  'setup.endpoint-twice.do': 'Изтрийте излишния и оставете тайната на другия.',
  'setup.endpoint-version': 'Уебхукът {endpoint} е с версия {version}, а трябва {expected}.',
  'setup.endpoint-version.do':
    'Версията не се променя: създайте нов уебхук с {expected}, сменете тайната и изтрийте стария.',
  'setup.events-missing': 'На уебхука {endpoint} липсват събития: {events}.',
  'setup.events-missing.do': 'Добавете ги в Stripe → Workbench → Webhooks → уебхука → Edit destination.',
  'setup.events-superfluous': 'Уебхукът {endpoint} получава и излишни събития: {events}.',
  'setup.events-superfluous.do': 'Махнете ги: приемат се и се пренебрегват.',
  'setup.events-wildcard': 'Уебхукът {endpoint} получава всички видове събития („*“).',
  'setup.events-wildcard.do': 'Изберете само нужните видове: останалите се приемат и се пренебрегват.',
  'setup.secret-missing': '{variable} не е зададена.',
  'setup.secret-missing.do': 'Вземете я от уебхука: Stripe → Workbench → Webhooks → Signing secret → Reveal.',
  'setup.secret-form': '{variable} не започва с whsec_.',
  'setup.secret-form.do':
    'Препишете Signing secret на уебхука, а не идентификатора му (we_…) или ключа за API.',
  'setup.secrets-same': 'STRIPE_WEBHOOK_SECRET и STRIPE_CONNECT_WEBHOOK_SECRET съдържат една и съща тайна.',
  'setup.secrets-same.do':
    'Всеки уебхук има своя тайна: препишете по една от всеки. Само stripe listen има една за двата.',
  'setup.secret-unproven':
    'Не е видно дали тайната на {endpoint} е вярна: Stripe не я показва и още няма събития.',
  'setup.secret-unproven.do':
    'Направете проба със събитие: stripe trigger payment_intent.payment_failed, после проверете пак след минута.',
  'setup.deliveries-failing': 'Нито едно от последните {events} събития не е прието от {endpoint}.',
  'setup.deliveries-failing.do':
    'Вижте отговора в Stripe → Workbench → Webhooks: 400 значи грешна тайна, друго – недостъпен адрес.',
  'setup.deliveries-pending': '{pending} от последните {events} събития не са приети от {endpoint}.',
  'setup.deliveries-pending.do':
    'Вижте отговорите в Stripe → Workbench → Webhooks; plateno payments reconcile взема пропуснатото.',
  'setup.clock-off': 'Часовникът на машината се разминава с този на Stripe с {seconds} s.',
  'setup.clock-off.do':
    'Включете сверяване по NTP: над 300 s подписите се отказват, а срокът на плащане става грешен.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicStripe: 'Check of the settings at Stripe.',
  stripeCheckSummary: 'Check key, account and webhook endpoints at Stripe, and say what to correct.',
  stripeKeyFileFlag: 'File with a key to check instead of STRIPE_SECRET_KEY.',
  stripeAccount: 'Account {id} ({name}, {country}, {currency}), {mode} mode, API version {version}',
  stripeNoAccount: 'The account cannot be read; {mode} mode, API version {version}',
  stripeLive: 'live',
  stripeTest: 'test',
  stripeRight: 'All that was checked is right.',
  stripeAdvised: 'No errors; to look at: {warnings}.',
  stripeFound: 'Errors: {errors}; to look at: {warnings}.',
  'setup.key-form': 'The key begins with "{begin}" and is no secret key of Stripe.',
  'setup.key-form.do': 'Give a key that begins with rk_live_, sk_live_, rk_test_ or sk_test_.',
  'setup.key-live-outside-production':
    'The key is live and NODE_ENV is not production: real money would move here.',
  'setup.key-live-outside-production.do':
    'Give a test key (rk_test_…), or run the installation with NODE_ENV=production.',
  'setup.key-test-in-production':
    'The key is a test key and NODE_ENV is production: the server does not start with it.',
  'setup.key-test-in-production.do': 'Make a live key (rk_live_…) and put it into STRIPE_SECRET_KEY.',
  'setup.key-unrestricted': 'The key may do everything in the account.',
  'setup.key-unrestricted.do': 'Make a restricted key (rk_live_…) with the needed permissions only.',
  'setup.key-refused': 'Stripe does not accept the key (401).',
  'setup.key-refused.do': 'Check that it was copied whole and was not deleted or expired; make a new one.',
  'setup.permission-missing': 'The key lacks the permission "{permission}" ({name}).',
  'setup.permission-missing.do': 'Grant it at Stripe: Developers → API keys → the key → Edit.',
  'setup.permission-missing-on-accounts':
    'The key lacks the permission "{permission}" ({name}) on merchants’ accounts.',
  'setup.permission-missing-on-accounts.do':
    'Grant it at Stripe in the column for connected accounts (Connect permissions) of the key.',
  'setup.routing-none':
    'STRIPE_ROUTING=none in production: money of merchants arrives on the platform’s account. That is a payment service and needs the licence of a payment institution.',
  'setup.routing-none.do':
    'Set STRIPE_ROUTING=direct: card payments then arrive on an account in the merchant’s name. If the platform sells only its own goods, keep none.',
  'setup.charges-off': 'The account cannot take payments.',
  'setup.charges-off.do':
    'Finish the activation: Stripe → Settings → Business, and see what the home page asks for.',
  'setup.payouts-off': 'The account cannot pay out to a bank.',
  'setup.payouts-off.do': 'Add and confirm a bank account: Stripe → Settings → Business → Bank accounts.',
  'setup.details-missing': 'The details of the account are not submitted.',
  'setup.details-missing.do': 'Give company, owners and bank account: Stripe → Activate account.',
  'setup.account-disabled': 'Stripe restricts the account: {reason}.',
  'setup.account-disabled.do': 'See the reason and what is asked for on the home page of Stripe.',
  'setup.capability-inactive': 'The capability {capability} is not active ({status}).',
  'setup.capability-inactive.do':
    'Stripe → Settings → Payment methods, or Connect; finish what is asked for.',
  'setup.requirements-past-due': 'Details of the account are past due: {requirements}.',
  'setup.requirements-past-due.do': 'Submit them at once: Stripe restricts payments while they are missing.',
  'setup.requirements-due': 'Stripe asks for details of the account until {deadline}: {requirements}.',
  'setup.requirements-due.do': 'Submit them before that day on the home page of Stripe.',
  'setup.country-other': 'The account is in country {country}; accounts of merchants are made in BG.',
  'setup.country-other.do':
    'Look up in Stripe’s documentation whether a platform of this country may have accounts in Bulgaria.',
  'setup.currency-other':
    'The default currency of the account is {currency}: payments in euro are converted.',
  'setup.currency-other.do': 'Add a bank account in euro: Stripe → Settings → Business → Bank accounts.',
  'setup.currency-unsupported': 'An account in country {country} takes no payments in {currency}.',
  'setup.currency-unsupported.do': 'Ask Stripe’s support; until then create no links in this currency.',
  'setup.branding-missing': 'The branding lacks: {parts}.',
  'setup.branding-missing.do': 'Upload icon and logo and choose a colour: Stripe → Settings → Branding.',
  'setup.statement-missing':
    'There is no text for card statements: the payer will not recognise the payment.',
  'setup.statement-missing.do':
    'Set a short text of 2 to 10 Latin characters: Stripe → Settings → Business → Public details.',
  'setup.statement-prefix-long':
    'The short text for statements "{prefix}" is over 10 characters: with the merchant’s name it exceeds 22, and Stripe refuses the checkout.',
  'setup.statement-prefix-long.do':
    'Shorten it to 10 characters: Stripe → Settings → Business → Public details.',
  'setup.support-missing': 'The support contacts lack: {parts}.',
  'setup.support-missing.do': 'Add them: Stripe → Settings → Business → Public details.',
  'setup.account-version': 'The default API version is {version}, the product speaks {expected}.',
  'setup.account-version.do':
    'No change is needed: calls carry their own version. Make webhook endpoints with version {expected}.',
  'setup.public-url-local': 'Stripe does not reach {url}: there are no webhook endpoints for it.',
  'setup.public-url-local.do':
    'To try, run stripe listen; for production set a public https URL in PUBLIC_URL.',
  'setup.endpoint-missing': 'There is no webhook endpoint for {endpoint}. Others: {others}.',
  'setup.endpoint-missing.do':
    'Make one for events of your own account (Your account), version {version}, events: {events}.',
  'setup.connect-endpoint-missing':
    'There is no webhook endpoint for merchants’ accounts: {endpoint}. Others: {others}.',
  'setup.connect-endpoint-missing.do':
    'Make one for events of connected accounts (Connected accounts), version {version}, events: {events}.',
  'setup.endpoint-for-connected':
    'The webhook endpoint {endpoint} gets events of connected accounts instead of your own.',
  'setup.endpoint-for-connected.do':
    'That cannot be changed: delete it and make a new one for your own account (Your account).',
  'setup.endpoint-not-for-connected':
    'The webhook endpoint {endpoint} gets events of your own account instead of connected ones.',
  'setup.endpoint-not-for-connected.do':
    'That cannot be changed: delete it and make a new one for connected accounts (Connected accounts).',
  'setup.endpoint-disabled': 'The webhook endpoint {endpoint} is disabled.',
  'setup.endpoint-disabled.do':
    'Enable it in Stripe → Workbench → Webhooks; plateno payments reconcile fetches what was missed.',
  'setup.endpoint-twice': 'Two enabled webhook endpoints have the URL {endpoint}: every event comes twice.',
  'setup.endpoint-twice.do': 'Delete the superfluous one and keep the secret of the other.',
  'setup.endpoint-version': 'The webhook endpoint {endpoint} has version {version} instead of {expected}.',
  'setup.endpoint-version.do':
    'The version cannot be changed: make a new endpoint with {expected}, replace the secret, delete the old one.',
  'setup.events-missing': 'The webhook endpoint {endpoint} lacks events: {events}.',
  'setup.events-missing.do': 'Add them in Stripe → Workbench → Webhooks → the endpoint → Edit destination.',
  'setup.events-superfluous': 'The webhook endpoint {endpoint} gets superfluous events, too: {events}.',
  'setup.events-superfluous.do': 'Remove them: they are accepted and ignored.',
  'setup.events-wildcard': 'The webhook endpoint {endpoint} gets all types of events ("*").',
  'setup.events-wildcard.do': 'Choose only the needed types: the others are accepted and ignored.',
  'setup.secret-missing': '{variable} is not set.',
  'setup.secret-missing.do':
    'Take it from the endpoint: Stripe → Workbench → Webhooks → Signing secret → Reveal.',
  'setup.secret-form': '{variable} does not begin with whsec_.',
  'setup.secret-form.do': 'Copy the signing secret of the endpoint, not its id (we_…) or the API key.',
  'setup.secrets-same': 'STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET contain the same secret.',
  'setup.secrets-same.do':
    'Each endpoint has a secret of its own: copy one from each. Only stripe listen has one for both.',
  'setup.secret-unproven':
    'Whether the secret of {endpoint} fits is unknown: Stripe does not show it, and there are no events yet.',
  'setup.secret-unproven.do':
    'Try an event: stripe trigger payment_intent.payment_failed, then check again after a minute.',
  'setup.deliveries-failing': 'None of the last {events} events was accepted by {endpoint}.',
  'setup.deliveries-failing.do':
    'See the answer in Stripe → Workbench → Webhooks: 400 means a wrong secret, anything else that the URL is not reached.',
  'setup.deliveries-pending': '{pending} of the last {events} events were not accepted by {endpoint}.',
  'setup.deliveries-pending.do':
    'See the answers in Stripe → Workbench → Webhooks; plateno payments reconcile fetches what was missed.',
  'setup.clock-off': 'The clock of this machine differs from Stripe’s by {seconds} s.',
  'setup.clock-off.do':
    'Turn on NTP: beyond 300 s signatures are refused, and the end of a checkout is wrong.',
};
