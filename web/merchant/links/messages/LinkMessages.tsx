import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../shared/messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Gives the screens of links their sentences. */
export const LinkMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
