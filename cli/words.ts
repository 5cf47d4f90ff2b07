import type { Language } from '#kernel/language.ts';

/** What the command line says; the operator's locale chooses the language. */
const bg = {
  jsonFlag: 'Отговор като JSON.',
  doctorSummary: 'Проверява инвариантите: пари, документи, история, задачи.',
  doctorClean: 'Всичко е наред.',
  doctorSick: 'Нарушени са {count} правила.',
  migrateSummary: 'Довежда базата данни до най-новата версия.',
  migrated: 'Базата данни е на най-новата версия. Следва: plateno db status',
  statusSummary: 'Показва кои миграции предстоят.',
  statusClean: 'Няма предстоящи миграции.',
  statusPending: 'Предстоят: {names}. Следва: plateno db migrate',
  rollbackSummary: 'Връща последната партида миграции (само за разработка).',
  rolledBack: 'Последната партида миграции е върната.',
  notInProduction: 'Това не се прави в работеща инсталация.',
  reconcileSummary:
    'Поглежда при доставчика всяко забравено плащане и го довежда до истинското му състояние.',
  userCreateSummary: 'Създава потребител; паролата се чете от стандартния вход.',
  usernameFlag: 'Потребителско име.',
  emailFlag: 'Имейл.',
  firstNameFlag: 'Име.',
  lastNameFlag: 'Фамилия.',
  roleFlag: 'Роля.',
  languageFlag: 'Език на писмата.',
  passwordStdinFlag: 'Паролата е първият ред на стандартния вход.',
  passwordMissing:
    'Паролата се подава по стандартния вход: echo "…" | plateno users create --password-stdin …',
  userCreated: 'Създаден е потребител {username} (№ {id}, {role}). Следва: влезте на адреса на инсталацията.',
  eventsListSummary: 'Показва известията на доставчика; спрените чакат човек, всяко с причината си.',
  stateFlag: 'Само в това състояние.',
  limitFlag: 'Най-много толкова реда.',
  noEvents: 'Няма такива известия.',
  verifySummary: 'Проверява номерата и веригата на документите: пропуски, повторения, промени, разместване.',
  verifyClean: 'Проверени поредици: {series}. Всички документи са непокътнати.',
  verifySick: 'Намерени нарушения: {count}.',
  reconciled: 'Погледнати плащания: {looked}; недостъпни: {failed}; недоставени известия: {signals}.',
} as const;

const en: Record<keyof typeof bg, string> = {
  jsonFlag: 'Answer as JSON.',
  doctorSummary: 'Examines the invariants: money, documents, history, jobs.',
  doctorClean: 'All is well.',
  doctorSick: '{count} rules are broken.',
  migrateSummary: 'Brings the database to the newest version.',
  migrated: 'The database is at the newest version. Next: plateno db status',
  statusSummary: 'Shows which migrations are pending.',
  statusClean: 'No migration is pending.',
  statusPending: 'Pending: {names}. Next: plateno db migrate',
  rollbackSummary: 'Takes back the last batch of migrations (development only).',
  rolledBack: 'The last batch of migrations was taken back.',
  notInProduction: 'This is not done to a production installation.',
  reconcileSummary: 'Looks at the provider for every forgotten payment and brings it to its true state.',
  userCreateSummary: 'Creates a user; the password is read from standard input.',
  usernameFlag: 'Username.',
  emailFlag: 'E-mail address.',
  firstNameFlag: 'First name.',
  lastNameFlag: 'Last name.',
  roleFlag: 'Role.',
  languageFlag: 'Language of mails.',
  passwordStdinFlag: 'The password is the first line of standard input.',
  passwordMissing: 'Give the password on standard input: echo "…" | plateno users create --password-stdin …',
  userCreated:
    'Created user {username} (no. {id}, {role}). Next: sign in at the address of the installation.',
  eventsListSummary:
    'Shows the signals of the provider; parked ones wait for a person, each with its reason.',
  stateFlag: 'Only in this state.',
  limitFlag: 'At most so many rows.',
  noEvents: 'There are no such signals.',
  verifySummary: 'Examines numbers and chain of the documents: gaps, repeats, edits, reordering.',
  verifyClean: 'Series examined: {series}. All documents are intact.',
  verifySick: 'Violations found: {count}.',
  reconciled: 'Payments looked at: {looked}; out of reach: {failed}; undelivered signals: {signals}.',
};

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
export const cliLanguage: Language = locale.startsWith('bg') ? 'bg' : 'en';
export const words: Record<keyof typeof bg, string> = cliLanguage === 'bg' ? bg : en;

export const fill = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
