import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { examineScreen, type Scheme } from './examine-screen.ts';
import { messages, type Messages } from './messages.ts';

export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1280, height: 800 } as const;

type Options = Readonly<{
  language: Language;
  viewport: Readonly<{ width: number; height: number }>;
  /** The addresses this person's browser may ask: ours and the provider's. */
  origins: readonly string[];
  /** What is different about this person's browser. */
  browserOptions?: BrowserContextOptions;
  /** The themes in which `look` examines unless it names others; none leaves language, title and width. */
  schemes?: readonly Scheme[] | undefined;
}>;

/** A person at a browser of their own, as it comes from the shop: no session, no language chosen. */
export type Visitor = Readonly<{
  page: Page;
  language: Language;
  messages: Messages;
  isOnPhone: boolean;
  /** Examines the screen, in light and in dark unless one of them is enough; `name` is the screen's. */
  look: (name: string, schemes?: readonly Scheme[]) => Promise<void>;
  /** The same person at the same page, who has chosen another language or taken another device. */
  now: (language: Language, viewport: Options['viewport']) => Visitor;
  leave: () => Promise<void>;
  /** What was wrong with the screens that were looked at. */
  faults: readonly string[];
  /** What the browser complained of, and whom it asked besides the given origins. */
  complaints: readonly string[];
}>;

/** A refusal of the API, a link that cannot be paid, or of a card on the provider's page, is told with its status; the browser notes it by itself. */
const isRefusal = (text: string, address: string): boolean => {
  const status = /the server responded with a status of (4\d\d)/.exec(text)?.[1];
  if (status === undefined) return false;
  const { pathname } = new URL(address);
  return /^\/(api|pay)\//.test(pathname) || (status === '402' && pathname.startsWith('/c/pay/'));
};

const listen = (context: BrowserContext, origins: readonly string[]): string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    if (isLoud && !isRefusal(message.text(), url)) complaints.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (error) => void complaints.push(String(error.error())));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) complaints.push(`asked ${request.url()}`);
  });
  return complaints;
};

const isNarrow = (width: number): boolean => width < 700;

/** Opens a browser for one person; `leave` closes it. */
export const welcome = async (browser: Browser, options: Options): Promise<Visitor> => {
  const { language, viewport, origins, browserOptions = {}, schemes: usual } = options;
  const isOnPhone = isNarrow(viewport.width);
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    isMobile: isOnPhone,
    hasTouch: isOnPhone,
    ...browserOptions,
  });
  context.setDefaultTimeout(15_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origins[0]! });
  const complaints = listen(context, origins);
  const page = await context.newPage();
  const faults: string[] = [];
  const now: Visitor['now'] = (spoken, { width }) => ({
    page,
    language: spoken,
    messages: messages[spoken],
    isOnPhone: isNarrow(width),
    look: async (name, schemes = usual) =>
      void faults.push(...(await examineScreen(page, `${spoken} ${name}`, spoken, schemes))),
    now,
    leave: () => context.close(),
    faults,
    complaints,
  });
  return now(language, viewport);
};
