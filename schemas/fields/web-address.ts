import type {UrlRule} from '@sanity/types'

/** For a whole address of a page elsewhere; may be left out. */
export function webAddress(rule: UrlRule): UrlRule {
  return rule.uri({scheme: ['http', 'https']}).error('Įrašykite visą adresą: jis prasideda https://.')
}
