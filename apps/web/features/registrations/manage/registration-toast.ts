import {toast} from '#/ui/toast.ts'

/** One at a time: a later result takes the place of an earlier one. */
const id = 'registration'

export function showDone(message: string): void {
  toast.success(message, {id})
}

export function showFailure(title: string, text: string): void {
  // At the side: in the middle it would cover the buttons.
  toast.error(title, {id, position: 'bottom-left', description: text})
}
