const stops = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex="-1"])'

const dialogOf = (title: HTMLElement | null) => title?.closest('[role=dialog], [role=alertdialog]')

const firstStop = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>(stops)].find((element) => element.checkVisibility())

/**
 * What gets the focus in a dialog that opens: an element that is given, or else what the keyboard reaches first. It is the
 * title where that would scroll the title out of sight, as with larger text, or have a touch screen open its keyboard.
 */
export function initialFocus(title: HTMLElement | null, first?: HTMLElement | null): HTMLElement | true {
  const dialog = dialogOf(title)
  if (!title || !dialog) return first ?? true
  if (matchMedia('(pointer: coarse)').matches) return title
  const stop = first ?? firstStop(dialog)
  // The focus will scroll as far.
  stop?.scrollIntoView({block: 'nearest'})
  const isTitleSeen = title.getBoundingClientRect().top >= dialog.getBoundingClientRect().top
  title.scrollIntoView({block: 'nearest'})
  return isTitleSeen ? (first ?? true) : title
}

/** Moves the focus where it would be if the dialog opened now. */
export function focusInitially(title: HTMLElement | null): void {
  const dialog = dialogOf(title)
  if (!dialog) return
  const target = initialFocus(title)
  const element = target === true ? firstStop(dialog) : target
  element?.focus()
}
