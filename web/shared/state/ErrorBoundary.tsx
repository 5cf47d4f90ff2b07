import { Component } from 'react';
import type { ReactNode } from 'react';
import { isLoadFailure } from './is-load-failure.ts';
import { reloadOnce } from './reload-once.ts';

interface ErrorBoundaryProps {
  /** Rendered instead of children that could not be loaded or rendered. */
  readonly fallback: (isOutdated: boolean) => ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback for a screen that could not be loaded or rendered. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { crash: Readonly<{ error: unknown }> | null }
> {
  override state: { crash: Readonly<{ error: unknown }> | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Readonly<{ error: unknown }> } {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (isLoadFailure(error)) reloadOnce();
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash === null ? this.props.children : this.props.fallback(isLoadFailure(crash.error));
  }
}
