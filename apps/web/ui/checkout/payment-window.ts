export interface PaymentWindow {
  /** Returns false if the window has been closed meanwhile. */
  show: (url: string) => boolean
  close: () => void
}

/**
 * Call this while a click is handled: later the browser would block the window. The page there cannot reach this one.
 * @param text shown until then
 * @returns undefined if the browser blocks it
 */
export function openPaymentWindow(text: string): PaymentWindow | undefined {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return undefined
  opened.opener = null
  const {document: page} = opened
  page.title = text
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.style.cssText = 'color-scheme: light dark; font: 1.25rem/1.5 system-ui'
  page.body.textContent = text
  return {
    show(url) {
      if (opened.closed) return false
      // Back would lead to the blank page, so this replaces it.
      opened.location.replace(url)
      return true
    },
    close: () => opened.close(),
  }
}
