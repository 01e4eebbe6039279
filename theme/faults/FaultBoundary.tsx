import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  children: ReactNode;
  /** What stands there instead after an error. */
  fallback: ReactNode;
  /** Another value gives the children another chance, e.g. the path of the page. */
  resetKey?: unknown;
  /** Called after each error. */
  onFault?: (error: unknown) => void;
}

/** Keeps an error below it from taking everything around it away. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault?.(error);
  }

  override componentDidUpdate({ resetKey }: FaultBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
