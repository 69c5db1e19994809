const SOFT = '\u00AD'

/** The last word of a line that ends in a hyphen, and the first of the next line. */
interface Halves {
  line: string
  left: string
  right: string
}

const halvesOf = (line: string, next: string): Halves | undefined => {
  const [, start, left] = /^(.*?([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]))[-\u2010\u00AD]$/su.exec(line) ?? []
  const [right] = /^[\p{L}\p{M}\p{N}]+/u.exec(next.trimStart()) ?? []
  return start !== undefined && left !== undefined && right !== undefined
    ? {line: start, left, right}
    : undefined
}

/** A line end within a word can only be a program's. */
export const isHyphenated = (line: string, next: string): boolean => {
  const halves = halvesOf(line, next)
  return (
    halves !== undefined &&
    /^\p{Ll}/u.test(halves.right) &&
    /\p{L}$/u.test(halves.left) &&
    !isSuspended(halves)
  )
}

/** Returns undefined where a space belongs between the lines. */
export function joinedAtHyphen(line: string, next: string): string | undefined {
  const halves = halvesOf(line, next)
  if (!halves || isSuspended(halves)) return undefined
  const isWhole = line.endsWith(SOFT) || !keepsHyphen(halves)
  return halves.line + (isWhole ? '' : '-') + next
}

/** As in „two- and three-bedroom“. */
const isSuspended = ({right}: Halves) => /^(?:and|or|to|ir|arba|bei)$/.test(right)

const englishFirstParts =
  /^(?:well|self|non|co|ex|long|short|full|part|half|high|low|semi|multi|mid|all|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|year|week|follow|drop|check|sign|face|post|pre|re|anti|first|second|third|hand|home|open|up|old|new|so|by|mother|father|sister|brother|great|cross|set|run|warm|kick|pick|bring)$/i

const isEnglish = (line: string) =>
  !/[ąčęėįšųūž]/i.test(line) && /\b(?:the|and|of|to|in|is|are|for|with|you|we|our|your|at|on)\b/i.test(line)

/**
 * Few words have a hyphen of their own: names, numbers, single letters, what has another hyphen already, pairs of plurals
 * such as anglų-lietuvių, and English compounds. Programs hyphenate no such word elsewhere.
 */
function keepsHyphen({line, left, right}: Halves): boolean {
  const last = left.split('-').at(-1) ?? ''
  return (
    !/^\p{Ll}/u.test(right) ||
    /\p{N}$/u.test(left) ||
    last.length === 1 ||
    left.includes('-') ||
    left.endsWith('ų') ||
    (/^\p{Lu}+$/u.test(left) && left.length < 5) ||
    (isEnglish(line) && englishFirstParts.test(left))
  )
}
