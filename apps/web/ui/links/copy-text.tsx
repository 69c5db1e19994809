'use client'

import {useId, useState} from 'react'
import {LineIcon} from '../graphics/icons.tsx'
import {toast} from '../toasts/toast.ts'

interface CopyTextProps {
  /** It may have several lines. */
  text: string
  texts: {copy: string; copied: string; copyFailed: string}
}

/** If copying fails, the text is shown, selected, so that it can be copied by hand. */
export function CopyText({text, texts}: CopyTextProps) {
  const id = useId()
  const [hasFailed, setHasFailed] = useState(false)

  async function copy() {
    setHasFailed(false)
    try {
      await navigator.clipboard.writeText(text)
      toast.success(texts.copied)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-2 text-start font-semibold text-link noscript:hidden"
      >
        <LineIcon path="M7 7V3h10v10h-4M3 7h10v10H3z" />
        {texts.copy}
      </button>
      {hasFailed && (
        <div className="basis-full print:hidden">
          <p id={id} role="alert" className="font-semibold text-danger">
            {texts.copyFailed}
          </p>
          <textarea
            ref={focusAndSelect}
            aria-labelledby={id}
            readOnly
            value={text}
            rows={text.split('\n').length + 1}
            className="mt-2 block field-sizing-content w-full max-w-[34rem] rounded-soft border border-line bg-raised px-3 py-2 text-ink"
          />
        </div>
      )}
    </>
  )
}

function focusAndSelect(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}
