import type {NumberRule} from '@sanity/types'

/** For a sum in pounds and whole pence; may be left out. */
export function pounds(rule: NumberRule): NumberRule {
  return rule.min(0).precision(2).error('Įrašykite sumą svarais, pvz., 15 arba 12.50 (su tašku).')
}
