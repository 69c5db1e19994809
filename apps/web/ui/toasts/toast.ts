import type {ExternalToast, toast as sonnerToast} from 'sonner'

type Show = (message: string, options?: ExternalToast) => void
type Sonner = typeof sonnerToast

/** The window gets this event for each toast. */
export const TOAST_EVENT = 'site:toast'

/** No page waits for toasts, since they are loaded on their own. */
const withToasts = (run: (toast: Sonner) => unknown, otherwise?: () => void): void =>
  void import('./toast-region.tsx').then(({toast}) => {
    run(toast)
    dispatchEvent(new Event(TOAST_EVENT))
  }, otherwise)

const shows =
  (run: (toast: Sonner) => Show): Show =>
  (message, options) =>
    withToasts(
      (toast) => run(toast)(message, options),
      () => showPlainly(message, options),
    )

const show = shows((toast) => toast)
const success = shows((toast) => toast.success)
const error = shows((toast) => toast.error)
const dismiss = (id: string): void => withToasts((toast) => toast.dismiss(id))

/** A toast with the `id` of another replaces it. */
export const toast = Object.assign(show, {success, error, dismiss})

export type {ExternalToast}

const SHOWN_MS = 6000

/** Toasts cannot be loaded without a connection, so this remains. */
function showPlainly(message: string, {description, duration = SHOWN_MS}: ExternalToast = {}): void {
  const title = document.createElement('strong')
  title.textContent = message
  const text = document.createElement('p')
  text.textContent = typeof description === 'string' ? description : ''
  const alert = document.createElement('div')
  alert.role = 'alert'
  alert.className =
    'fixed inset-x-4 bottom-4 z-30 mx-auto max-w-sm rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3 text-ink shadow-lg'
  alert.append(title, text)
  document.body.append(alert)
  if (Number.isFinite(duration)) setTimeout(() => alert.remove(), duration)
}
