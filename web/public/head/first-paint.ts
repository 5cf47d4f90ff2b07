import { browserStorage } from '../../shared/browser-storage.ts';

/**
 * Runs in the browser before the first paint of a page that the build has rendered. Uses nothing from outside: its text is
 * the script.
 */
const beforeFirstPaint = (themeKey: string, languageKey: string, sessionKey: string): void => {
  const page = document.documentElement;
  // A browser may refuse its storage.
  const read = (place: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return globalThis[place].getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('localStorage', themeKey);
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang');
  const chosen = read('localStorage', languageKey) === 'en' ? 'en' : 'bg';
  const language = asked === 'bg' || asked === 'en' ? asked : chosen;
  const isSignedIn = [read('localStorage', sessionKey), read('sessionStorage', sessionKey)].some(
    (it) => it !== null,
  );
  // The router's navigation state and an ended session show more than the served content has.
  const showsMore = Boolean(history.state?.usr) || query.has('ended');
  // Browsers without this function may not run the page's script, too: they keep what is served.
  const runsScript = 'at' in [];
  if (runsScript && (language !== page.lang || isSignedIn || showsMore)) page.dataset['waits'] = '';
};

const { theme, language, session } = browserStorage;
const keys = [theme, language, session].map(({ key }) => JSON.stringify(key));

/**
 * The script that applies the chosen theme to a rendered page, and hides its content from a visitor who sees other content:
 * signed in, or with another language. The content policy forbids inline scripts, so it is a file.
 */
export const firstPaintScript = `(${beforeFirstPaint.toString()})(${keys.join(',')});\n`;
