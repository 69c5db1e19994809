import type {Rule} from '@sanity/types'

/** The rule without Sanity's own checks of the type, which would add a message to each of ours. */
export function plainRule<Typed>(rule: Typed): Rule {
  const plain = (rule as Rule).clone()
  plain._rules = []
  return plain
}
