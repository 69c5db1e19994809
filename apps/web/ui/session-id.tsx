'use client'

import {useSearchParams} from 'next/navigation'
import {Suspense, type ReactNode} from 'react'

interface SessionIdProps {
  /** Which characters of the payment's id are shown: the first ones (16) or the last ones (-8). */
  characters: number
  /** What stands before the id, such as a label. */
  label: string
}

/** A part of the payment's id from the address (`session_id`), for questions to the organisers; nothing without one. */
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

/** By whole characters, so that none is cut in half; an ellipsis where the end is left out. */
function partOf(id: string, characters: number): string {
  const all = [...id]
  if (characters < 0) return all.slice(characters).join('')
  return all.slice(0, characters).join('') + '…'
}
