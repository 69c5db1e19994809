'use client'

import {useSearchParams} from 'next/navigation'
import {Suspense, type ReactNode} from 'react'

interface SessionIdProps {
  /** Number of characters to show; negative counts from the end. */
  characters: number
  /** Label in front of the id. */
  label: string
}

/** Part of the payment's `session_id` in the URL, for enquiries. Renders nothing without one. */
export function SessionId(props: SessionIdProps): ReactNode {
  return (
    <Suspense>
      <ShownSessionId {...props} />
    </Suspense>
  )
}

function ShownSessionId({characters, label}: SessionIdProps) {
  const id = useSearchParams().get('session_id')?.trim()
  if (!id) return null
  return (
    <p className="text-base">
      <span className="text-muted">{label}:</span>{' '}
      <code dir="ltr" className="rounded-soft bg-sunken px-2 py-1 font-mono break-all">
        {partOf(id, characters)}
      </code>
    </p>
  )
}

/** Does not cut within a character; an ellipsis stands for an omitted end. */
function partOf(id: string, characters: number): string {
  const all = [...id]
  if (characters < 0) return all.slice(characters).join('')
  return all.slice(0, characters).join('') + '…'
}
