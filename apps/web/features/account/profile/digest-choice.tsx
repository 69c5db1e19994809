'use client'

import {useTranslations} from 'next-intl'
import {useCallback} from 'react'
import {EmailChoice} from './email-choice.tsx'
import {chooseDigest, loadDigestChoice} from './profile-digest-actions.ts'

interface DigestChoiceProps {
  id: string
}

export function DigestChoice({id}: DigestChoiceProps) {
  const t = useTranslations('account.profile.digest')
  const load = useCallback(() => loadDigestChoice(id), [id])
  return (
    <EmailChoice
      title={t('title')}
      text={t('text')}
      loadErrorTitle={t('loadErrorTitle')}
      texts={{
        label: t('label'),
        on: t('on'),
        off: t('off'),
        chosen: t('chosen'),
        declined: t('declined'),
      }}
      load={load}
      save={(isWanted) => chooseDigest(id, isWanted)}
    />
  )
}
