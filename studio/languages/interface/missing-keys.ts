import type {Language} from '@site/schemas/languages'
import {defineLocaleResourceBundle, definePlugin} from 'sanity'
import {structureLocaleNamespace} from 'sanity/structure'

/** Sanity has no text for these keys, so screen readers would read out the keys themselves. */
export const missingTexts = {
  studio: {
    'new-document.new-document': {lt: 'Sukurti', en: 'New document'},
    'panel.close-button-aria-label': {lt: 'Uždaryti skydelį', en: 'Close panel'},
    'search.search-results-label': {lt: 'Paieškos rezultatai', en: 'Search results'},
  },
  [structureLocaleNamespace]: {
    'changes.action.close-label': {lt: 'Uždaryti istoriją', en: 'Close history'},
  },
}

const bundlesIn = (locale: 'lt-LT' | 'en-US', language: Language) =>
  Object.entries(missingTexts).map(([namespace, texts]) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]])),
    }),
  )

export const missingKeys = definePlugin({
  name: 'missing-keys',
  i18n: {bundles: [...bundlesIn('lt-LT', 'lt'), ...bundlesIn('en-US', 'en')]},
})
