import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {formatDateTime} from '#/time/format-date.ts'
import {PreviewTools} from './bar/preview-tools.tsx'
import {getPreviewState} from './preview-queries.ts'

export async function PreviewLayer({locale}: {locale: Locale}) {
  const state = await getPreviewState()
  if (!state) return null
  const t = await getTranslations('preview.bar')
  const text = () => {
    if (state.kind === 'studio') return t('drafts')
    return state.isRevoked
      ? t('revoked')
      : t('shared', {date: formatDateTime(new Date(state.expiresAt).toISOString(), locale)})
  }
  return (
    <PreviewTools
      texts={{title: t('title'), text: text(), leave: t('leave'), sharePicture: t('sharePicture')}}
      isStudio={state.kind === 'studio'}
    />
  )
}
