import type { ReactNode } from 'react';
import { MessagesProvider } from '../shared/messages/MessagesProvider.tsx';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

const messages = { bg, en };

/** Provides the messages of the public pages. */
export const PublicSurface = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
