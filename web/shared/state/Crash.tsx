import { Component } from 'react';
import type { ReactNode } from 'react';
import { isLoadFailure } from './is-load-failure.ts';

interface CrashProps {
  /** Stands in for what could not be fetched or drawn, and offers a reload. */
  readonly sorry: (isOutdated: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** A screen that could not be loaded or drawn says so, instead of a white page. */
export class Crash extends Component<CrashProps, { crash: Readonly<{ error: unknown }> | null }> {
  override state: { crash: Readonly<{ error: unknown }> | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Readonly<{ error: unknown }> } {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash === null ? this.props.children : this.props.sorry(isLoadFailure(crash.error));
  }
}
