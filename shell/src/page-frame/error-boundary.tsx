import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly failed: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps what a page throws from everything around it; the frame decides what replaces the page (SHL-2). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error);
  }

  override render() {
    return this.state.thrown ? null : this.props.children;
  }
}
