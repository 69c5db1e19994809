export interface PersonName {
  firstName: string
  lastName: string
}

/** One word is no name. A name of several words may be split in several places. */
export type SplitName = {ok: true; name: PersonName; others: PersonName[]} | {ok: false}

export const withoutTitle = (text: string): string => text.replace(title, '').replace(loneTitle, '')

const loneTitle = /^(?:mr|mrs|ms|miss|mx|dr|ponas|ponia)\.?$/i

const title = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|rev|sir|ponas|ponia|kun|kunigas)\.? +|p\. ?)/i

/** Splits a full name: the last word is the surname, or what stands before a comma. */
export function splitName(typed: string, order: 'fullName' | 'surnameFirst'): SplitName {
  const text = typed.replaceAll(/\s+/g, ' ').trim().replace(title, '')
  const [surname = '', first = '', ...more] = text.split(/ ?, ?/)
  if (first !== '' && more.length === 0) {
    return {ok: true, name: {firstName: first.replace(title, ''), lastName: surname}, others: []}
  }
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return {ok: false}
  const splits = words.slice(1).map((_, index) => {
    const [before, after] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return order === 'fullName' ? {firstName: before, lastName: after} : {firstName: after, lastName: before}
  })
  const ordered = order === 'fullName' ? splits.toReversed() : splits
  const [name, ...others] = ordered as [PersonName, ...PersonName[]]
  return {ok: true, name, others}
}
