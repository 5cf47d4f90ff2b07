import type { Language } from '#kernel/language.ts';
import type { Addressed, LetterType } from '#kernel/letters.ts';
import type { Messages } from '#kernel/messages.ts';
import type { OutgoingMail } from './mailer.ts';

/** A mail of the product in one language, before layout. Absent parts are null or empty. */
export type Letter = Readonly<{
  language: Language;
  subject: string;
  /** Shown beside the subject in a mailbox list. */
  preheader: string;
  /** The name in the header. */
  sender: string;
  /** `Content-ID` of the attached logo, shown beside the sender's name. */
  logoId: string | null;
  /** Colour of the strip above the header, `#RRGGBB`; none unless given. */
  brandColor?: string | null;
  greeting: string;
  paragraphs: readonly string[];
  /** „ПЛАТЕНО“ on the mail of a paid document. */
  stamp?: string | null;
  /** The one figure of the mail, at the foot of its receipt. */
  amount: Readonly<{ label: string; value: string }> | null;
  /** `hint` introduces the URL where it is written out. */
  button: Readonly<{ label: string; url: string; hint: string }> | null;
  rows: readonly Readonly<{ label: string; value: string }>[];
  notes: readonly string[];
  /** Quiet links behind the notes. */
  links?: readonly Readonly<{ label: string; url: string }>[];
  footer: string;
  /** The display name of the sending address; `Plateno` unless given. */
  fromName?: string;
  /** Where answers go; the installation's e-mail unless given. */
  replyTo?: string;
  attachments?: OutgoingMail['attachments'];
}>;

/** What a letter is written with: the catalogues and the origin of its links. */
export type LetterTexts = Readonly<{ messages: Messages; publicUrl: string }>;

/** A pure function of data to a letter. */
export type WriteLetter<T> = (data: T, texts: LetterTexts) => Letter;

/** The function that writes the letters of one type. */
export type LetterWriter = Readonly<{ name: string; load(): Promise<WriteLetter<Addressed>> }>;

/** @param load the file of the letter is loaded when the first one is sent */
export const letterWriter = <T extends Addressed>(
  { name }: LetterType<T>,
  load: () => Promise<WriteLetter<T>>,
): LetterWriter => ({ name, load: async () => (await load()) as WriteLetter<Addressed> });
