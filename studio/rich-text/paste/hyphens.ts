const SOFT = '\u00AD'

/** A line that ends in a hyphen, without it; its last word, and the first of the next line. */
interface Halves {
  line: string
  left: string
  right: string
}

function halvesOf(line: string, next: string): Halves | undefined {
  const [, start = '', left] = /^(.*?(\S*[\p{L}\p{M}\p{N}]))[-\u2010\u00AD]$/su.exec(line) ?? []
  const [right] = /^[\p{L}\p{M}\p{N}]\S*/u.exec(next.trimStart()) ?? []
  return left !== undefined && right !== undefined ? {line: start, left, right} : undefined
}

const isInCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

/** A line end within a word can only be a program's. */
export function isHyphenated(line: string, next: string): boolean {
  const halves = halvesOf(line, next)
  if (!halves || isSuspended(halves) || !/\p{L}$/u.test(halves.left)) return false
  return /^\p{Ll}/u.test(halves.right) || (isInCapitals(line) && isInCapitals(halves.right))
}

/** Returns undefined where a space belongs between the lines. */
export function joinedAtHyphen(line: string, next: string): string | undefined {
  const halves = halvesOf(line, next)
  if (!halves || isSuspended(halves)) return undefined
  const isWhole = line.endsWith(SOFT) || (isHyphenated(line, next) && !keepsHyphen(halves))
  return halves.line + (isWhole ? '' : '-') + next
}

/** As in „two- and three-bedroom“. */
const isSuspended = ({right}: Halves) => /^(?:and|or|to|ir|arba|bei)$/.test(right)

/** Of two nouns for one thing, as in „kapela-ansamblis“, the second is mostly one of these. */
const secondNouns =
  /^(?:vadov|iždinink|mėgėj|rėmėj|kūrėj|steigėj|redaktor|organizator|konsultant|savanor|ansambl|žaidim|viktorin|ekskursij|vakaron|paskait|diskusij|koncert|konkurs|seminar|parod|muziej|kavin|dirbtuv|parduotuv|sodyb|seser|dukter|dukr|sūn)/

const locative = /.{3}(?:oje|yje|ėje|uje|uose|iose|yse|ėse)$/

const englishFirstParts =
  /^(?:well|self|non|co|ex|long|short|full|part|half|high|low|semi|multi|mid|all|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|year|week|follow|drop|check|sign|face|post|pre|re|anti|first|second|third|hand|home|open|up|old|new|so|by|mother|father|sister|brother|great|cross|set|run|warm|kick|pick|bring)$/i

const isEnglish = (line: string) =>
  !/[ąčęėįšųūž]/i.test(line) && /\b(?:the|and|of|to|in|is|are|for|with|you|we|our|your|at|on)\b/i.test(line)

/**
 * Few words have a hyphen of their own where a line may end: addresses, numbers, single letters, what has another hyphen
 * already, pairs in one case such as „anglų-lietuvių“ and „praktinis-teorinis“, and English compounds.
 */
function keepsHyphen({line, left, right}: Halves): boolean {
  const [first, second] = [left.replace(/^[^\p{L}\p{N}]+/u, ''), right.replace(/[^\p{L}\p{N}]+$/u, '')]
  const isLong = first.length > 5 && second.length > 5
  return (
    /[/@_]|www\./.test(left) ||
    /-/.test(first + second) ||
    first.length === 1 ||
    first.endsWith('ų') ||
    (/^\p{Lu}+$/u.test(first) && /^\p{Ll}/u.test(second)) ||
    (isLong && first.slice(-3) === second.slice(-3)) ||
    (isLong && locative.test(first)) ||
    (first.length > 3 && secondNouns.test(second)) ||
    (isEnglish(line) && englishFirstParts.test(first))
  )
}
