import {createElement, Fragment} from 'react'
import {createRoot} from 'react-dom/client'
import {inTime} from '#/browser/late-loading.ts'
import type {ExternalToast, toast as sonnerToast} from 'sonner'

interface ToastOptions extends ExternalToast {
  /** On the button that closes a toast without end where no others can be loaded. */
  closeLabel?: string
}

type Show = (message: string, options?: ToastOptions) => void
type Sonner = typeof sonnerToast

/** The window gets this event for each toast. */
export const TOAST_EVENT = 'site:toast'

/** No page waits for toasts, since they are loaded on their own. */
const withToasts = (run: (toast: Sonner) => unknown, otherwise?: () => void): void =>
  void inTime(import('./toast-region.tsx')).then(({toast}) => {
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

/** Toasts cannot be loaded without a connection, so this remains. It has what they have, links too. */
function showPlainly(message: string, options: ToastOptions = {}): void {
  const {id, description, duration = SHOWN_MS, closeLabel} = options
  const alert = document.createElement('div')
  alert.role = 'alert'
  alert.dataset.plainToast = ''
  alert.id = id === undefined ? '' : `plain-toast-${id}`
  alert.className =
    'fixed inset-x-4 bottom-4 z-30 mx-auto max-w-sm rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3 text-ink shadow-lg'
  if (alert.id) document.getElementById(alert.id)?.remove()
  document.body.append(alert)
  const root = createRoot(alert)
  const close = () => {
    root.unmount()
    alert.remove()
  }
  root.render(
    createElement(
      Fragment,
      null,
      createElement('strong', null, message),
      createElement('p', null, typeof description === 'function' ? description() : description),
      closeLabel &&
        createElement(
          'button',
          {type: 'button', onClick: close, className: 'text-link min-h-11'},
          closeLabel,
        ),
    ),
  )
  if (Number.isFinite(duration)) setTimeout(close, duration)
}
