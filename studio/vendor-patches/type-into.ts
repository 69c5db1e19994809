/** The input holds its own state, so the text is set as if somebody had typed it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  const {set: setValue} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  setValue?.call(field, text)
  field.dispatchEvent(new Event('input', {bubbles: true}))
}
