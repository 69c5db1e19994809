import {toast} from '#/ui/toasts/toast.ts'

/** A later result replaces an earlier one. */
const id = 'registration'

export function showDone(message: string): void {
  toast.success(message, {id})
}
