/** A window that waits for the URL of Stripe's page. */
export interface PaymentWindow {
  /** Shows the page. False if the window has been closed meanwhile. */
  show: (url: string) => boolean
  close: () => void
}

/**
 * Opens a window for a page whose URL is not known yet. To be called while a click is being handled: later the browser
 * would block it. What is shown there cannot reach this page.
 *
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
      // Replaces the blank page, to which Back would lead.
      opened.location.replace(url)
      return true
    },
    close: () => opened.close(),
  }
}
