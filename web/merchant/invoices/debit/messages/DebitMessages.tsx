import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../shared/messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides the messages of the form of a debit note. */
export const DebitMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
