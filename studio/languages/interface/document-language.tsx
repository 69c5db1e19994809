import {useEffect} from 'react'
import {definePlugin, useCurrentLocale, type LayoutProps} from 'sanity'
import {isEnglish} from './chosen-language.ts'

/**
 * Keeps the page's `lang` in step with the Studio's language, for screen readers and the browser's translator. Titles of
 * the schema have no translations in Sanity: they are in the language that was chosen when the Studio was loaded, so it
 * is loaded anew when the language changes.
 */
export const documentLanguage = definePlugin({
  name: 'document-language',
  studio: {components: {layout: DocumentLanguage}},
})

const loadedInEnglish = isEnglish()

function DocumentLanguage(props: LayoutProps) {
  const {id} = useCurrentLocale()
  useEffect(() => {
    document.documentElement.lang = id
    if (isEnglish() !== loadedInEnglish) location.reload()
  }, [id])
  return props.renderDefault(props)
}
