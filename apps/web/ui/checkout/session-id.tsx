'use client'

import {useSearchParams} from 'next/navigation'
import {Suspense, type ReactNode} from 'react'

interface SessionIdProps {
  characters: number
  label: string
}

/** Renders nothing without a `session_id` in the URL. */
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

/** No character is cut, and an ellipsis stands for an omitted end. */
function partOf(id: string, characters: number): string {
  const all = [...id]
  if (characters < 0) return all.slice(characters).join('')
  return all.slice(0, characters).join('') + '…'
}
