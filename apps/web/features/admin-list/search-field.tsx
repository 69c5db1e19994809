'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useId, useRef, useState} from 'react'
import {CloseIcon} from '#/ui/graphics/icons.tsx'

const DEBOUNCE_MS = 250

interface SearchFieldProps {
  query: string
  hint: string
  onSearch: (query: string) => void
}

/** Searches while the user types, debounced. An empty field shows everything at once. */
export function SearchField({query, hint, onSearch}: SearchFieldProps) {
  const t = useTranslations('admin.list')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query)
  const [known, setKnown] = useState(query)
  const [sent, setSent] = useState(query)

  // The query was changed elsewhere: by the back button, or by the button that clears the search.
  if (query !== known) {
    setKnown(query)
    if (query !== sent) {
      setSent(query)
      setTyped(query)
    }
  }

  function search(next: string) {
    setSent(next)
    onSearch(next)
  }

  useEffect(() => {
    if (typed === sent) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      onSearch(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent, onSearch])

  return (
    <search className="grid w-full max-w-md gap-1.5 sm:w-auto sm:min-w-72 sm:flex-1">
      <label htmlFor={id} className="font-semibold">
        {t('search')}
      </label>
      <p id={`${id}-hint`} className="-mt-1 text-small text-muted">
        {hint}
      </p>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="search"
          value={typed}
          onChange={({target: {value}}) => {
            setTyped(value)
            if (value === '') search('')
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(typed)
          }}
          aria-describedby={`${id}-hint`}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-12 w-full rounded-soft border border-muted bg-raised py-2 ps-3.5 pe-12 text-ink [&::-webkit-search-cancel-button]:hidden"
        />
        {typed && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              setTyped('')
              search('')
              input.current?.focus()
            }}
            className="absolute end-0.5 top-0.5 flex size-11 items-center justify-center rounded-soft text-muted hover:bg-sunken hover:text-ink"
          >
            <CloseIcon className="size-4" />
          </button>
        )}
      </div>
    </search>
  )
}
