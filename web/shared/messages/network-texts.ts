/** What is said of a call without an answer, in both languages; the keys are the codes of `ApiError` without `network.`. */
export const networkTexts = {
  bg: {
    timeout: 'Сървърът не отговори навреме. Опитайте пак.',
    unreachable: 'Няма връзка със сървъра. Проверете интернет връзката си и опитайте пак.',
    stopped: 'Още не знаем дали е минало. Вижте в списъка, преди да го повторите.',
    unanswered: 'Предишното действие още няма отговор. Изчакайте го и вижте какво е станало.',
  },
  en: {
    timeout: 'The server did not answer in time. Try again.',
    unreachable: 'Can’t reach the server. Check your connection and try again.',
    stopped: 'We don’t know yet whether it went through. Look in the list before you do it again.',
    unanswered: 'The previous action has no answer yet. Wait for it and see what happened.',
  },
} as const;

export type NetworkFailure = keyof typeof networkTexts.en;
