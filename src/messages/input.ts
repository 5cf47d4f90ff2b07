import { fieldMessages } from '#contract/field-messages.ts';

/** Refusals of input. Keys below `fields.` are the codes of field problems. */
export const bg = {
  ...fieldMessages.bg,
  'events.too-many-of-person':
    'Отворили сте портала в твърде много раздели. Затворете някой от тях и опитайте пак след минута.',
  'events.too-many-of-key':
    'С този ключ за API вече са отворени твърде много потоци. Затворете някой от тях и опитайте пак след минута.',
  'events.too-many-of-network':
    'От вашата мрежа порталът е отворен на твърде много места едновременно. Опитайте пак след минута.',
  'events.too-many': 'Твърде много хора следят плащанията си на живо в момента. Опитайте пак след минута.',
  'input.invalid': 'Поправете отбелязаните полета.',
  'input.malformed': 'Заявката не е правилен JSON.',
  'input.malformed-address': 'Адресът не е кодиран правилно.',
  'input.malformed-body': 'Съдържанието на заявката не може да се прочете.',
  'input.unknown-version': 'Заглавката {header} посочва непозната версия. Версиите са: {versions}.',
  'input.control-characters': 'Адресът съдържа непозволени знаци.',
  'input.too-many-parameters': 'Най-много {maximum} параметъра в една заявка.',
  'input.too-deep': 'Данните са вложени твърде дълбоко: най-много {maximum} нива.',
  'input.header-too-long': 'Заглавката {header} е твърде дълга: най-много {maximum} байта.',
  'input.unsupported-encoding': 'Непознато кодиране на съдържанието (Content-Encoding).',
  'input.too-large': 'Заявката е твърде голяма.',
  'input.unsupported': 'Изпратете данните като JSON (Content-Type: application/json).',
  'input.no-such-address': 'Няма такъв адрес.',
  'input.method-not-allowed': 'Този адрес не приема такава заявка.',
  'input.headers-too-long': 'Адресът или бисквитките са твърде дълги.',
  'input.headers-too-long-text':
    'Отворете адреса без частта след въпросителния знак. Ако пак виждате това, изтрийте бисквитките за този сайт от настройките на браузъра.',
  'input.too-large-text': 'Опитайте с по-малък файл или с по-малко данни.',
  'input.too-slow': 'Заявката не пристигна навреме.',
  'input.too-slow-text': 'Връзката ви е бавна или прекъсва. Опитайте пак след малко.',
  'input.malformed-request': 'Заявката не може да се прочете.',
  'input.malformed-request-text':
    'Въведете адреса отново. Ако пак виждате това, опитайте с друг браузър или мрежа.',
  'input.page.missing': 'Тази страница не съществува',
  'input.page.missing-text':
    'Проверете дали адресът е копиран докрай и без излишни знаци. Ако ви го е изпратил търговец, поискайте го отново.',
  'input.page.home': 'Към началната страница',
  'input.unexpected': 'Нещо се обърка при нас. Опитайте пак; ако се повтори, съобщете ни номера на заявката.',
  'input.unavailable': 'Услугата е временно недостъпна. Опитайте пак след малко.',
  'input.busy':
    'В момента същото се променя и от друг. Нищо не е променено; опитайте пак след няколко секунди.',
  'input.reference-gone':
    'Нещо, от което зависи това действие, беше изтрито или използвано междувременно. Нищо не е променено; опреснете страницата.',
  'input.no-room':
    'На сървъра няма място за толкова данни наведнъж. Опитайте за по-кратък период или по-късно.',
  'input.rate-limited': 'Твърде много опити. Опитайте пак след {seconds} секунди.',
  'input.request-under-way': 'Същата заявка още се изпълнява. Опитайте пак след малко.',
  'input.request-key-reused': 'Този Idempotency-Key вече е използван за друга заявка.',
  'fields.request-key': 'От 1 до 200 видими латински знака.',
  'fields.repeated': 'Стойността е подадена повече от веднъж.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  ...fieldMessages.en,
  'events.too-many-of-person':
    'You have the portal open in too many tabs. Close one and try again in a minute.',
  'events.too-many-of-key':
    'This API key already has too many streams open. Close one and try again in a minute.',
  'events.too-many-of-network':
    'The portal is open in too many places on your network. Try again in a minute.',
  'events.too-many':
    'Too many people are following their payments live at the moment. Try again in a minute.',
  'input.invalid': 'Please fix the highlighted fields.',
  'input.malformed': 'The request is not valid JSON.',
  'input.malformed-address': 'The URL is not encoded correctly.',
  'input.malformed-body': 'The request body cannot be read.',
  'input.unknown-version': 'The header {header} names an unknown version. The versions are: {versions}.',
  'input.control-characters': 'The URL contains characters that are not allowed.',
  'input.too-many-parameters': 'At most {maximum} parameters in a request.',
  'input.too-deep': 'The data is nested too deeply: at most {maximum} levels.',
  'input.header-too-long': 'The header {header} is too long: at most {maximum} bytes.',
  'input.unsupported-encoding': 'Unknown encoding of the content (Content-Encoding).',
  'input.too-large': 'The request is too large.',
  'input.unsupported': 'Send the data as JSON (Content-Type: application/json).',
  'input.no-such-address': 'This URL does not exist.',
  'input.method-not-allowed': 'This URL does not accept this method.',
  'input.headers-too-long': 'The URL or the cookies are too long.',
  'input.headers-too-long-text':
    'Open the URL without the part after the question mark. If you see this again, delete the cookies of this site in the settings of your browser.',
  'input.too-large-text': 'Try a smaller file or less data.',
  'input.too-slow': 'The request did not arrive in time.',
  'input.too-slow-text': 'Your connection is slow or breaks off. Try again in a moment.',
  'input.malformed-request': 'The request cannot be read.',
  'input.malformed-request-text':
    'Type the URL again. If you see this again, try another browser or network.',
  'input.page.missing': 'This page does not exist',
  'input.page.missing-text':
    'Check that the whole address was copied, without other characters. If a merchant sent it to you, ask for it again.',
  'input.page.home': 'To the home page',
  'input.unexpected':
    'Something went wrong on our side. Try again; if it happens again, tell us the request number.',
  'input.unavailable': 'The service is temporarily unavailable. Try again shortly.',
  'input.busy':
    'The same is being changed by others at the moment. Nothing was changed; try again in a few seconds.',
  'input.reference-gone':
    'Something that this depends on was deleted or used meanwhile. Nothing was changed; refresh the page.',
  'input.no-room':
    'The server has no room for this much data at once. Try a shorter period, or try again later.',
  'input.rate-limited': 'Too many attempts. Try again in {seconds} seconds.',
  'input.request-under-way': 'The same request is still in progress. Try again shortly.',
  'input.request-key-reused': 'This Idempotency-Key was already used for another request.',
  'fields.request-key': 'From 1 to 200 visible Latin characters.',
  'fields.repeated': 'The value is given more than once.',
};
