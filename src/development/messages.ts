import { terminalLanguage } from '#platform/terminal-language.ts';

/** Texts of a development installation in the terminal's language. */
const en = {
  portTaken: (port: number, variable: string) =>
    `Port ${port} is taken. Stop what listens there, or choose another port with ${variable}.`,
  folderInUse: (folder: string, pid: number) =>
    `A development installation already runs on ${folder} (process ${pid}). Stop it, or choose another folder with DATA_DIR.`,
  installationLost:
    'The development installation (database, card provider, mailbox) ended unexpectedly. The server stops; start it again.',
  halfSeeded: (folder: string) =>
    `An earlier start was interrupted while it made the demo. Remove ${folder} and start again.`,
  databaseEnded: (reason: string) => `PostgreSQL ended unexpectedly (${reason}) and is started again.`,
  databaseWithoutRoom: 'PostgreSQL does not start: its disk is full. Make room; it starts by itself.',
  databaseLost: (reason: string) => `PostgreSQL does not start again: ${reason}`,
  buildingWeb: 'Building the web application …',
};

const bg: typeof en = {
  portTaken: (port, variable) =>
    `Порт ${port} е зает. Спрете програмата, която го ползва, или изберете друг порт с ${variable}.`,
  folderInUse: (folder, pid) =>
    `Върху ${folder} вече работи инсталация за разработка (процес ${pid}). Спрете я или изберете друга папка с DATA_DIR.`,
  installationLost:
    'Инсталацията за разработка (база данни, картов оператор, пощенска кутия) спря неочаквано. Сървърът спира; стартирайте го отново.',
  halfSeeded: (folder) =>
    `Предишно стартиране е прекъснато, докато е създавало демото. Изтрийте ${folder} и стартирайте отново.`,
  databaseEnded: (reason) => `PostgreSQL спря неочаквано (${reason}) и се стартира отново.`,
  databaseWithoutRoom: 'PostgreSQL не тръгва: дискът е пълен. Освободете място; той ще тръгне сам.',
  databaseLost: (reason) => `PostgreSQL не тръгва отново: ${reason}`,
  buildingWeb: 'Изгражда се уеб приложението …',
};

/** Texts for the terminal with these variables. */
export const developmentMessages = (env: NodeJS.ProcessEnv): typeof en =>
  terminalLanguage(env) === 'bg' ? bg : en;
