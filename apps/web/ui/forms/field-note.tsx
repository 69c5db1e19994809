import type {ReactNode} from 'react'

interface FieldNoteProps {
  /** Of the input. */
  id: string
  className?: string
  children: ReactNode
}

/**
 * What is said of an input while it is used, announced politely. It is there before it says something, or nobody would hear it,
 * and takes no space until then.
 */
export function FieldNote({id, className = '', children}: FieldNoteProps) {
  return (
    <div id={`${id}-note`} aria-live="polite" className={`empty:absolute ${className}`}>
      {children}
    </div>
  )
}
