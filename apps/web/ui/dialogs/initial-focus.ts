const stops = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])'

/**
 * What gets the focus in a dialog that opens: an element that is given, or else what the keyboard reaches first. It is the
 * title where that would scroll the title out of sight, as with larger text, or have a touch screen open its keyboard.
 */
export function initialFocus(title: HTMLElement | null, first?: HTMLElement | null): HTMLElement | true {
  const dialog = title?.closest('[role=dialog], [role=alertdialog]')
  if (!title || !dialog) return first ?? true
  if (matchMedia('(pointer: coarse)').matches) return title
  const stop = first ?? [...dialog.querySelectorAll(stops)].find((element) => element.checkVisibility())
  // The focus will scroll as far.
  stop?.scrollIntoView({block: 'nearest'})
  const isTitleSeen = title.getBoundingClientRect().top >= dialog.getBoundingClientRect().top
  title.scrollIntoView({block: 'nearest'})
  return isTitleSeen ? (first ?? true) : title
}
