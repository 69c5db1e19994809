'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useState, type ReactNode} from 'react'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {loadMessages, MoreMessages, type SomeMessages} from '#/ui/late/more-messages.tsx'
import {codeOfError, reportError} from './error-report-actions.ts'

/** Says under which code the error is reported, whether or not the report arrives. */
export default function ErrorReport({error}: {error: unknown}): ReactNode {
  const locale = useLocale()
  const code = codeOfError(error)
  const [messages, setMessages] = useState<SomeMessages>()

  useEffect(() => {
    void reportError(error, locale)
  }, [error, locale])

  useEffect(() => {
    loadMessages('error', locale).then(setMessages, () => undefined)
  }, [locale])

  if (!messages) return <ErrorCode code={code} />
  return (
    <MoreMessages messages={messages}>
      <Help code={code} />
    </MoreMessages>
  )
}

function Help({code}: {code: string}) {
  const t = useTranslations('error')
  return (
    <>
      <p className="mt-12">{t('help')}</p>
      <ErrorCode code={code} />
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={`/kontaktai?klaida=${code}#write`} variant="quiet">
          {t('contact')}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {t('home')}
        </ButtonLink>
      </p>
    </>
  )
}

function ErrorCode({code}: {code: string}) {
  return (
    <p className="mt-3">
      <code translate="no" className="text-h3 tracking-widest select-all">
        {code}
      </code>
    </p>
  )
}
