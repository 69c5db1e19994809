'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import type {AccountError} from '../form/account-error.ts'
import {errorText} from '../form/account-error-text.ts'

interface LoadedSectionProps<Data> {
  title: string
  text: string
  texts: {loading: string; failed: string; retry: string}
  /** It is about as high as what is loaded. */
  loadingClass?: string
  /** It is memoised. */
  load: () => Promise<Result<Data, AccountError>>
  children: (data: Data, setData: (data: Data) => void) => ReactNode
}

export function LoadedSection<Data>({
  title,
  text,
  texts,
  loadingClass = '',
  load,
  children,
}: LoadedSectionProps<Data>) {
  const t = useTranslations('account')
  const [result, setResult] = useState<Result<Data, AccountError>>()
  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => isCurrent && setResult(loaded))
    return () => {
      isCurrent = false
    }
  }, [attempts, load])

  function retry() {
    setResult(undefined)
    setAttempts(attempts + 1)
  }

  return (
    <ExplainedSection title={title} text={text}>
      {!result && <output className={`text-muted ${loadingClass}`}>{texts.loading}</output>}
      {result?.ok === false && (
        <div role="alert">
          <p className="font-semibold text-danger">{texts.failed}</p>
          <p className="mt-1">{errorText(t, result.error)}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {texts.retry}
          </button>
        </div>
      )}
      {result?.ok && children(result.data, (data) => setResult({...result, data}))}
    </ExplainedSection>
  )
}
