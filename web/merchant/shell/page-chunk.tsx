import type { ComponentType, ReactNode } from 'react';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';

const messages = () => import('../kit/messages/AllMessages.tsx');

/** A page in a lazy chunk, within all messages of the portal; both load at once. */
export const pageChunk = (load: () => Promise<ComponentType<{ children?: ReactNode }>>) =>
  lazyChunk(async () => {
    const [Page, { AllMessages }] = await Promise.all([load(), messages()]);
    const WithMessages = ({ children }: { children?: ReactNode }) => (
      <AllMessages>
        <Page>{children}</Page>
      </AllMessages>
    );
    return { default: WithMessages };
  });
