/** An assistant that can be handed a question by address. */
export interface Assistant {
  name: string;
  /** What its address starts with; the question comes behind it. */
  question: string;
}

/** The assistants that a page can be opened in. Nothing is asked of them before a reader follows the link. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', question: 'https://chatgpt.com/?q=' },
  { name: 'Claude', question: 'https://claude.ai/new?q=' },
];

/** The address that opens an assistant with a question. */
export const askAddress = ({ question }: Assistant, text: string): string =>
  question + encodeURIComponent(text);
