import {defineLocaleResourceBundle} from 'sanity'

interface Texts<Key extends string> {
  lithuanian: Record<Key, string>
  /** English has no plural form for a few. */
  english: Record<Exclude<NoInfer<Key>, `${string}_few`>, string>
}

/**
 * Namespaces begin with `site-`, since Sanity has some called `structure` and so on. Counts are whole numbers; in
 * Lithuanian they have the forms `_one`, `_few` and `_other`.
 */
export function defineTexts<Key extends string>(
  namespace: `site-${string}`,
  {lithuanian, english}: Texts<Key>,
) {
  return {
    namespace,
    lithuanian,
    english,
    bundles: [
      defineLocaleResourceBundle({locale: 'lt-LT', namespace, resources: lithuanian}),
      defineLocaleResourceBundle({locale: 'en-US', namespace, resources: english}),
    ],
  }
}
