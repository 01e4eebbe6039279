import { Component, type ReactNode } from 'react';

interface ModalBoundaryProps {
  children: ReactNode;
  /** Called after an error, to mend what may have caused it and to mount anew. */
  onError: () => void;
}

/** Keeps an error of the modal, e.g. of storage that another tab has broken meanwhile, from taking the page with it. */
export class ModalBoundary extends Component<ModalBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
