/** A greeting in one language. */
export interface Greeting {
  /** Language tag, such as `en`. */
  lang: string;
  text: string;
}

/**
 * Makes a greeting.
 *
 * @param name who is greeted
 * @returns the greeting
 */
export function greet(name: string): Greeting {
  return { lang: 'en', text: `Hello, ${name}!` };
}
