import { JSDOM } from 'jsdom';

/** What is put into the fields of a form, by their names; a checkbox is checked or not. */
type Typed = Readonly<Record<string, string | boolean>>;

export type ServedPage = Readonly<{
  /** After redirects. */
  url: string;
  status: number;
  document: Document;
  /**
   * Sends the page's form as it was served, with what is typed into it.
   * @throws Error when it has no field of a name
   */
  send: (typed?: Typed) => Promise<ServedPage>;
}>;

const { DOMParser } = new JSDOM('').window;
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ name, disabled }) => name !== '' && !disabled);

const canBeChecked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

const typeInto = (form: HTMLFormElement, typed: Typed): void => {
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldsOf(form).find((each) => each.name === name);
    if (!field) throw new Error(`The form has no field “${name}”.`);
    if (typeof value === 'string') field.value = value;
    else (field as HTMLInputElement).checked = value;
  }
};

const sentOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    fieldsOf(form)
      .filter((field) => !/^(?:submit|button)$/.test(field.type) && (!canBeChecked(field) || field.checked))
      .map(({ name, value }) => [name, value]),
  );

type Cookie = Readonly<{ value: string; path: string }>;

/** What a browser without scripts does: it keeps cookies, follows redirects and sends forms as they were served. */
export const plainBrowser = () => {
  const cookies = new Map<string, Cookie>();
  const keep = (line: string): void => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
    cookies.set(name!, { value: value!, path });
  };
  const cookieFor = (url: string): string =>
    [...cookies]
      .filter(([, { path }]) => new URL(url).pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');

  const ask = async (url: string, init: RequestInit = {}): Promise<ServedPage> => {
    const headers = { accept: 'text/html', cookie: cookieFor(url) };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keep(line);
    const next = answer.headers.get('location');
    if (next !== null && answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return ask(new URL(next, url).href);
    }
    const document = parseHtml(await answer.text());
    const send = (typed: Typed = {}): Promise<ServedPage> => {
      const form = document.querySelector<HTMLFormElement>('form[method=post]');
      if (!form) throw new Error(`${url} has no form that is posted.`);
      typeInto(form, typed);
      const target = new URL(form.getAttribute('action') ?? '', url).href;
      return ask(target, { method: 'POST', body: sentOf(form) });
    };
    return { url, status: answer.status, document, send };
  };
  return { open: (url: string): Promise<ServedPage> => ask(url), cookies };
};

/** The value that a field of the page begins with. @throws Error when there is none of the name */
export const servedValue = ({ document }: ServedPage, name: string): string => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`The page has no field “${name}”.`);
  return field.value;
};

/** The text of all elements that the selector finds. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
