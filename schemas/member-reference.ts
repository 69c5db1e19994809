/** The quasigroup of Damm's algorithm. `private.check_digit()` in the database has the same. */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** M, five digits and a check digit; seven digits after a hundred thousand members. */
const shape = /^M(?:\d{6}|\d{8})$/

/** One wrong digit, or two in the wrong order, always fail it. */
const isChecked = (digits: string): boolean =>
  [...digits].reduce((interim, digit) => Number(quasigroup[interim]?.[Number(digit)]), 0) === 0

export const isMemberReference = (text: string): boolean => shape.test(text) && isChecked(text.slice(1))

/** What people write in place of a digit. */
const alike: Record<string, string> = {O: '0', Q: '0', I: '1', L: '1'}

/** The M may end another word, and the digits may have a space, point or hyphen between them. */
const written = /M[\s.:#/-]{0,3}([\dOQIL](?:[\s./-]?[\dOQIL])*)/g

const leastDigits = 4

/**
 * Returns the valid references of members that a text holds, in the order of the text: `m 482 137`, `FEEM482137`, `M48213O`
 * with a letter for the zero. Whether a member has it is not known here. A longer number holds none.
 */
export function memberReferencesIn(text: string): string[] {
  const found = [...text.toUpperCase().matchAll(written)].flatMap(([, number = '']) => {
    const parts = number.match(/[\dOQIL]/g) ?? []
    const digits = parts.map((part) => alike[part] ?? part).join('')
    return [6, 8].flatMap((length) => {
      const reference = `M${digits.slice(0, length)}`
      const isWhole = digits.length === length || breaksAfter(number, length)
      const isNumber = parts.slice(0, length).filter((part) => /\d/.test(part)).length >= leastDigits
      return isWhole && isNumber && isMemberReference(reference) ? [reference] : []
    })
  })
  return [...new Set(found)]
}

/** Whether something stands between the last digit of that many and the next. */
function breaksAfter(number: string, length: number): boolean {
  let seen = 0
  for (const [place, character] of [...number].entries()) {
    if (/[\dOQIL]/.test(character)) seen += 1
    if (seen === length) return /[\s./-]/.test(number[place + 1] ?? '')
  }
  return false
}
