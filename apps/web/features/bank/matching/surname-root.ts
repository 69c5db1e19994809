/** Longest first: „-iūtė“ before „-utė“ and „-ė“. Folded. */
const endings = /(?:ien|aut|iut|ait|yt|ut|i)?e$|(?:ius|iai|iu|ai|as|is|ys|us|os|a|o|io|i|u)$/

const shortest = 3

/**
 * What the surnames of a Lithuanian family share: kazlauskas, kazlauskiene, kazlauskaite, kazlauske and the plural
 * kazlauskai are `kazlausk`. Names of other languages mostly stay.
 */
export function surnameRoot(surname: string): string {
  const root = surname.replace(endings, '')
  return root.length >= shortest ? root : surname
}
