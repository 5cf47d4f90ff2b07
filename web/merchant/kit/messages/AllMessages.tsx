import type { ReactNode } from 'react';
import { MessagesProvider } from '../../../shared/messages/MessagesProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const messages = { bg, en };

/** Provides all messages of the portal; a lazy chunk that each page but the first screen loads. */
export const AllMessages = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
