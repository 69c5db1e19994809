import type {Rule, SanityDocument, ValidationContext} from '@sanity/types'

/** Sanity's own checks of the type would add a second message to each of ours. */
export const plainRule = (rule: unknown): Rule =>
  // `skip` also makes the field optional, and optional fields are not checked while they are empty.
  (rule as Rule).skip().reset()

interface Surroundings {
  document?: SanityDocument | undefined
  parent?: unknown
}

export type HiddenWhen = (context: Surroundings) => boolean

/** Nobody can correct a hidden field, and the site does not show it either. */
export const whileShown =
  <TypedRule>(isHidden: HiddenWhen, rules: (rule: TypedRule) => TypedRule | TypedRule[]) =>
  (rule: TypedRule, context?: ValidationContext): TypedRule | TypedRule[] =>
    context && isHidden(context) ? [] : rules(rule)
