import type { ReactNode } from 'react';
import { MessagesProvider } from '../shared/messages/MessagesProvider.tsx';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

const messages = { bg, en };

/** Gives the public pages their words. */
export const PublicSurface = ({ children }: { children: ReactNode }) => (
  <MessagesProvider messages={messages}>{children}</MessagesProvider>
);
