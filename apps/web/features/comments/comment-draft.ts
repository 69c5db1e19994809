const storageKey = (eventKey: string) => `comment-draft:${eventKey}`

/** What was typed and not yet posted, kept as long as the tab; where storage is closed, nothing. */
export function storedDraft(eventKey: string): string {
  try {
    return sessionStorage.getItem(storageKey(eventKey)) ?? ''
  } catch {
    return ''
  }
}

export function storeDraft(eventKey: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(storageKey(eventKey), text)
    else sessionStorage.removeItem(storageKey(eventKey))
  } catch {
    // The text stays in the form as long as the page.
  }
}
