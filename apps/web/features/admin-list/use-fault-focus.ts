'use client'

import {useEffect, useRef, useState} from 'react'

/** Moves focus to the first field at fault once the faults are shown. `ref` goes on the element. */
export function useFaultFocus<Container extends HTMLElement>() {
  const ref = useRef<Container>(null)
  const [faults, setFaults] = useState(0)
  useEffect(() => {
    if (faults > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  return {ref, focusFault: () => setFaults((count) => count + 1)}
}
