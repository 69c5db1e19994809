import type {LayoutProps} from 'sanity'
import {useCurrentLocale, useTranslation} from 'sanity'
import {structureTexts} from '../../structure/texts.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** The Studio's language, for previews: Sanity prepares them outside React. */
export const previewLanguage: {id: string; t: Translate} = {id: 'lt-LT', t: (key) => key}

/** Keeps `previewLanguage` up to date, before anything below it is rendered. */
export function PreviewLanguage(props: LayoutProps) {
  const {t} = useTranslation(structureTexts.namespace)
  const {id} = useCurrentLocale()
  Object.assign(previewLanguage, {id, t})
  return props.renderDefault(props)
}
