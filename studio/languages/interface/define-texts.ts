import {defineLocaleResourceBundle} from 'sanity'

interface Texts<Key extends string> {
  lithuanian: Record<Key, string>
  /** English has no form for a few. */
  english: Record<Exclude<NoInfer<Key>, `${string}_few`>, string>
}

/**
 * What a feature of ours says, in both languages. Its namespace begins with `site-`, since Sanity has namespaces such as
 * `structure` itself. Counts are whole numbers, which in Lithuanian have the forms `_one`, `_few` and `_other`.
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
