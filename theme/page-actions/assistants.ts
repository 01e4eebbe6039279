/** An AI assistant whose URL can contain a question. */
export interface Assistant {
  name: string;
  /** The URL up to the question. */
  urlPrefix: string;
}

/** The assistants that pages link to. They don't receive anything before a reader follows a link. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', urlPrefix: 'https://chatgpt.com/?q=' },
  { name: 'Claude', urlPrefix: 'https://claude.ai/new?q=' },
];

/** Returns the URL that opens an assistant with a question. */
export const assistantUrl = ({ urlPrefix }: Assistant, question: string): string =>
  urlPrefix + encodeURIComponent(question);
