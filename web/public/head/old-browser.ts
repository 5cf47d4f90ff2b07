import { staffBrowsers } from '../../browsers.ts';

const { safari, chrome, firefox } = staffBrowsers;

/** For the pages that need a script; `browsers` names the oldest that have what it uses. */
export const oldBrowserTexts = {
  bg: {
    old: `Този браузър е твърде стар за портала на Plateno и страниците може да не работят. Обновете го: нужен е Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} или по-нов.`,
    withoutScript: `Порталът на Plateno има нужда от JavaScript. Включете го от настройките на браузъра; нужен е Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} или по-нов.`,
  },
  en: {
    old: `This browser is too old for the Plateno portal, and its pages may not work. Please update it: you need Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} or later.`,
    withoutScript: `The Plateno portal needs JavaScript. Switch it on in the settings of your browser; you need Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} or later.`,
  },
} as const;

/** Every browser of `staffBrowsers` has this function of texts, and none that is much older: a test compares. */
export const newestFunction = 'isWellFormed';

/** Portal, back office, and the pages that lead there. */
const needsScript = '^/(merchant|admin|demo|login|register|second-factor)(/|$)';

type Texts = Readonly<Record<'bg' | 'en', string>>;

/** Runs in a browser of any age: its text is the script, in the syntax of 2009. */
const sayOld = function (texts: Texts, name: string, paths: string): void {
  if (!new RegExp(paths).test(location.pathname) || name in Object('')) return;
  const message = document.createElement('p');
  message.className = 'old-browser';
  message.setAttribute('role', 'alert');
  const language = document.documentElement.lang === 'en' ? 'en' : 'bg';
  message.appendChild(document.createTextNode(texts[language]));
  document.body.insertBefore(message, document.body.firstChild);
};

const texts: Texts = { bg: oldBrowserTexts.bg.old, en: oldBrowserTexts.en.old };
const given = [texts, newestFunction, needsScript].map((value) => JSON.stringify(value)).join(',');

/** The script that says so above a page; the content policy forbids inline scripts, so it is a file. */
export const oldBrowserScript = `(${sayOld.toString().replaceAll(/\bconst\b/g, 'var')})(${given});\n`;

type Language = keyof typeof oldBrowserTexts;

/** A page with the message for a browser that runs no script, and the script above, when its path needs them. */
export const withOldBrowser = (
  html: string,
  page: Readonly<{ path: string; languages: readonly Language[]; script: string }>,
): string => {
  if (!new RegExp(needsScript).test(page.path)) return html;
  const messages = page.languages.map(
    (language) => `<p class="old-browser" lang="${language}">${oldBrowserTexts[language].withoutScript}</p>`,
  );
  const tags = `<noscript>${messages.join('')}</noscript><script defer src="${page.script}"></script>`;
  return html.replace('<body>', `<body>\n    ${tags}`);
};
