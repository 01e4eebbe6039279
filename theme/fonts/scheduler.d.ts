interface Window {
  /** Newer than the types of the DOM, and not in every browser. */
  scheduler?: {
    postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
  };
}
