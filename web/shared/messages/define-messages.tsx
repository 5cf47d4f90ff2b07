import type { ReactNode } from 'react';
import type { Messages } from './i18n-provider.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import type { ShapeOf } from './shape.ts';
import { useMessages, type Translate } from './use-messages.ts';

/** A catalogue: what provides its messages, and the hook that reads them within. */
export interface DefinedMessages<C> {
  readonly Provider: (props: Readonly<{ children: ReactNode }>) => ReactNode;
  /** `useMessages<typeof around>` also takes the keys of a catalogue around. */
  readonly useMessages: <Around = unknown>() => Translate<C & Around>;
}

/**
 * Defines a catalogue; a message that is missing in Bulgarian does not compile. What imports it loads the messages: a
 * component that is loaded before them takes its hook of the type alone, `useMessages<typeof en>`, from a file beside.
 */
// @__NO_SIDE_EFFECTS__
export const defineMessages = <C extends Messages>(bg: ShapeOf<NoInfer<C>>, en: C): DefinedMessages<C> => {
  const messages = { bg: bg as Messages, en };
  return {
    Provider: ({ children }) => <MessagesProvider messages={messages}>{children}</MessagesProvider>,
    useMessages,
  };
};
