import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  WebError,
} from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { checkScreen, type Scheme } from './check-screen.ts';
import { lendPage } from './lend-page.ts';
import { messages, type Messages } from './messages.ts';

export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 800 } as const;

type Options = Readonly<{
  language: Language;
  viewport: Readonly<{ width: number; height: number }>;
  /** The origins that the browser may request: Plateno's and the provider's. */
  origins: readonly string[];
  /** Options of the browser context. */
  browserOptions?: BrowserContextOptions;
  /** Default themes of `checkScreen`; without a theme it checks language, title and width only. */
  schemes?: readonly Scheme[] | undefined;
}>;

/** A visitor with a page of its own: no session, no chosen language. */
export type Visitor = Readonly<{
  page: Page;
  language: Language;
  messages: Messages;
  isOnPhone: boolean;
  /** Checks the screen in the given themes; `name` identifies it in the report. */
  checkScreen: (name: string, schemes?: readonly Scheme[]) => Promise<void>;
  /** The same page in another language or size. */
  now: (language: Language, viewport: Options['viewport']) => Visitor;
  leave: () => Promise<void>;
  /** Problems of the checked screens. */
  faults: readonly string[];
  /** Errors of the browser, and requests to other origins. */
  complaints: readonly string[];
}>;

/** The browser logs an error for each 4xx answer; refusals of the API, of links and of cards are expected. */
const isRefusal = (text: string, url: string): boolean => {
  const status = /the server responded with a status of (4\d\d)/.exec(text)?.[1];
  if (status === undefined) return false;
  const { pathname } = new URL(url);
  return /^\/(api|pay|m|d)\//.test(pathname) || (status === '402' && pathname.startsWith('/c/pay/'));
};

const listen = (context: BrowserContext, origins: readonly string[]) => {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    const { url } = message.location();
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !isRefusal(message.text(), url)) complaints.push(`${message.text()} (${url})`);
  };
  const onError = (error: WebError): void => void complaints.push(String(error.error()));
  const onRequest = (request: Request): void => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) complaints.push(`asked ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  const stop = (): void => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
  };
  return { complaints, stop };
};

const isNarrow = (width: number): boolean => width < 700;

/** A page for one more visitor; `leave` gives it back. */
export const welcome = async (browser: Browser, options: Options): Promise<Visitor> => {
  const { language, viewport, origins, browserOptions = {}, schemes: usual } = options;
  const isOnPhone = isNarrow(viewport.width);
  const { page, giveBack } = await lendPage(
    browser,
    { viewport, reducedMotion: 'reduce', isMobile: isOnPhone, hasTouch: isOnPhone, ...browserOptions },
    origins,
  );
  const context = page.context();
  // A wait ends with what it waits for; a busy machine takes long.
  context.setDefaultTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origins[0]! });
  const { complaints, stop } = listen(context, origins);
  const faults: string[] = [];
  const now: Visitor['now'] = (spoken, { width }) => ({
    page,
    language: spoken,
    messages: messages[spoken],
    isOnPhone: isNarrow(width),
    checkScreen: async (name, schemes = usual) =>
      void faults.push(...(await checkScreen(page, `${spoken} ${name}`, spoken, schemes))),
    now,
    leave: async () => {
      stop();
      await giveBack();
    },
    faults,
    complaints,
  });
  return now(language, viewport);
};
