import type {SanityDocument, ValidationContext} from '@sanity/types'

/** What decides whether a field is shown. */
interface Surroundings {
  document?: SanityDocument | undefined
  parent?: unknown
}

/** Whether a field is hidden. */
export type HiddenWhen = (context: Surroundings) => boolean

/**
 * Rules for a field that is hidden at times: they hold while it is shown. Nobody can correct what is hidden, and the site does
 * not show it either.
 */
export const whileShown =
  <Rule>(isHidden: HiddenWhen, rules: (rule: Rule) => Rule | Rule[]) =>
  (rule: Rule, context?: ValidationContext): Rule | Rule[] =>
    context && isHidden(context) ? [] : rules(rule)
