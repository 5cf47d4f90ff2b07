import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../../shared/messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides the messages of the lists. */
export const ListMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
