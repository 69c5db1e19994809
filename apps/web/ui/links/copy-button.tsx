'use client'

import {useEffect, useState} from 'react'
import {toast} from '../toasts/toast.ts'

interface CopyButtonProps {
  value: string
  name: string
  /** The toast of a failure has a title if there is one. */
  texts: {copy: string; copied: string; copyFailed: string; copyFailedTitle?: string}
}

const CONFIRMED_MS = 2000

/** The button confirms for two seconds. It is hidden without JavaScript. */
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
      const {copyFailed, copyFailedTitle} = texts
      toast.error(copyFailedTitle ?? copyFailed, {description: copyFailedTitle && copyFailed})
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={`${texts.copy}: ${name}`}
        className="grid -me-3 min-h-11 flex-none place-items-center rounded-soft px-3 text-small font-semibold text-link hover:bg-sunken noscript:hidden"
      >
        <span className={`col-start-1 row-start-1 ${isCopied ? 'invisible' : ''}`}>{texts.copy}</span>
        <span aria-hidden="true" className={`col-start-1 row-start-1 ${isCopied ? '' : 'invisible'}`}>
          {texts.copied}
        </span>
      </button>
      <output className="sr-only">{isCopied && texts.copied}</output>
    </>
  )
}
