import {useEffect} from 'react'
import {definePlugin, useCurrentLocale, type LayoutProps} from 'sanity'
import {isEnglish} from '../../workspace/chosen-language.ts'

/**
 * Sets the page's `lang` for screen readers and browser translation. Sanity does not translate titles of the schema, so
 * the Studio is reloaded when its language changes.
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
