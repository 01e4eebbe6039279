/** Fills a React-controlled field as if the reader had typed into it, and puts the caret at the end. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text.slice(0, field.maxLength));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(field.value.length, field.value.length);
}
