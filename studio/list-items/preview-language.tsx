import type {LayoutProps} from 'sanity'
import {useCurrentLocale, useTranslation} from 'sanity'
import {itemTexts} from './texts.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** Sanity prepares previews outside React, where hooks do not work. */
export const previewLanguage: {id: string; t: Translate} = {id: 'lt-LT', t: (key) => key}

/** This must wrap everything that shows previews. */
export function PreviewLanguage(props: LayoutProps) {
  const {t} = useTranslation(itemTexts.namespace)
  const {id} = useCurrentLocale()
  Object.assign(previewLanguage, {id, t})
  return props.renderDefault(props)
}
