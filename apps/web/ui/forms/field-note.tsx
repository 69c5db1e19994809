import type {ReactNode} from 'react'

interface FieldNoteProps {
  id: string
  className?: string
  children: ReactNode
}

/** Screen readers announce only changes of an element that exists, so it is there, without space, before its text. */
export function FieldNote({id, className = '', children}: FieldNoteProps) {
  return (
    <div id={`${id}-note`} aria-live="polite" className={`empty:absolute ${className}`}>
      {children}
    </div>
  )
}
