/** The element that opened a dialog or, if it is in a closed menu, the menu's summary. */
export function focusAfterClose(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.checkVisibility()) return opener
  return opener?.closest('details')?.querySelector('summary') ?? null
}
