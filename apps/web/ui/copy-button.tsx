'use client'

import {useEffect, useState} from 'react'
import {toast} from 'sonner'

interface CopyButtonProps {
  value: string
  /** What is copied, for those who do not see what the button stands beside. */
  name: string
  texts: {copy: string; copied: string; copyFailed: string}
}

const CONFIRMED_MS = 2000

/** Puts a value on the clipboard and says so for two seconds. Without JavaScript it is not there. */
export function CopyButton({value, name, texts}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch {
      toast.error(texts.copyFailed)
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="grid -me-3 min-h-11 flex-none place-items-center rounded-soft px-3 text-small font-semibold text-link hover:bg-sunken noscript:hidden"
      >
        <span className={`col-start-1 row-start-1 ${isCopied ? 'invisible' : ''}`}>
          {texts.copy}
          <span className="sr-only"> {name}</span>
        </span>
        <span aria-hidden="true" className={`col-start-1 row-start-1 ${isCopied ? '' : 'invisible'}`}>
          {texts.copied}
        </span>
      </button>
      <output className="sr-only">{isCopied && texts.copied}</output>
    </>
  )
}
