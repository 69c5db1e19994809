import {toast} from '#/ui/toasts/toast.ts'

/** One at a time: a later result takes the place of an earlier one. */
const id = 'registration'

export function showDone(message: string): void {
  toast.success(message, {id})
}
