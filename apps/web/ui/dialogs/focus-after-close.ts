/** The opener may be in a closed menu: then the menu's summary gets the focus. */
export function focusAfterClose(opener: HTMLElement | null): HTMLElement | null {
  if (opener?.checkVisibility()) return opener
  return opener?.closest('details')?.querySelector('summary') ?? null
}
