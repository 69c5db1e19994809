import {useLocale, useTranslations} from 'next-intl'
import type {ChangeEventHandler} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'
import {buttonClass} from '../controls/button.tsx'

interface SearchFormProps {
  id: string
  typed?: {value: string; onChange: ChangeEventHandler<HTMLInputElement>}
}

/** It works without scripts. */
export function SearchForm({id, typed}: SearchFormProps) {
  const t = useTranslations('search')
  return (
    <search>
      <form
        action={localizedPath(useLocale(), '/paieska')}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <label htmlFor={id} className="grid grow gap-1.5 font-semibold">
          {t('label')}
          <input
            {...typed}
            id={id}
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full rounded-soft border border-muted bg-raised px-4 py-2 text-lead font-normal text-ink"
          />
        </label>
        <button type="submit" className={`${buttonClass()} min-h-12`}>
          {t('submit')}
        </button>
      </form>
    </search>
  )
}
