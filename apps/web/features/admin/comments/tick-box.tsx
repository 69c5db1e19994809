'use client'

import {useEffect, useRef, type ReactNode} from 'react'

interface TickBoxProps {
  isTicked: boolean
  /** Some of what it stands for are ticked, some are not. */
  isMixed?: boolean
  /** Said of a box that has no words beside it. */
  label?: string
  onTick: (isTicked: boolean) => void
  /** The words beside it. */
  children?: ReactNode
}

/** A box to tick, with room for a finger around it. */
export function TickBox({isTicked, isMixed = false, label, onTick, children}: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 px-3 min-[72rem]:-my-2.5 min-[72rem]:px-2">
      <input
        ref={input}
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        aria-label={label}
        className="size-5 flex-none accent-brand"
      />
      {children}
    </label>
  )
}
