import type {SanityDocument, ValidationContext} from '@sanity/types'

interface Surroundings {
  document?: SanityDocument | undefined
  parent?: unknown
}

export type HiddenWhen = (context: Surroundings) => boolean

/** Nobody can correct a hidden field, and the site does not show it either. */
export const whileShown =
  <Rule>(isHidden: HiddenWhen, rules: (rule: Rule) => Rule | Rule[]) =>
  (rule: Rule, context?: ValidationContext): Rule | Rule[] =>
    context && isHidden(context) ? [] : rules(rule)
