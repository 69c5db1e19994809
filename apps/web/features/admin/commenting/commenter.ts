/** Somebody who may comment, or may not. */
export interface Commenter {
  id: string
  /** How they are named to admins. */
  name: string
  isBanned: boolean
}

export interface CommentingDialogProps {
  /** Without somebody the dialog is closed. */
  subject: Commenter | undefined
  onClose: () => void
  onDone: () => void
}

export interface OpenDialogProps extends Omit<CommentingDialogProps, 'subject'> {
  commenter: Commenter
  isOpen: boolean
}
