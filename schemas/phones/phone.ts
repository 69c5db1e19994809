/** Separators include dots, dashes and slashes of any kind, and invisible characters. */
const separators =
  // oxlint-disable-next-line no-control-regex -- They come with pasted text.
  /[\ufe00-\ufe0f\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u2015\u2022\u2027-\u202f\u2043\u205f-\u206f\u2212\u2219\u22c5\u2e3a\u2e3b\u3000\ufeff\u00b7./-]/g

/** `private.e164` takes the same steps. A number without a country code is British if it looks British. */
const steps: readonly [RegExp, string][] = [
  [separators, ''],
  [/^tel:/i, ''],
  // This zero is dialled within the country only.
  [/^(\(?(?:\+|00)[0-9]{1,3}\)?)\(0\)/, '$1'],
  [/[()]/g, ''],
  [/^00/, '+'],
  // Lithuanians dial 8 or 0 before an area or mobile number. British numbers are longer.
  [/^[08]([3-6][0-9]{7})$/, '+370$1'],
  [/^0/, '+44'],
  [/^(44[0-9]{9,11}|370[0-9]{8,9})$/, '+$1'],
  // Spreadsheets drop the leading zero.
  [/^(7[0-9]{9})$/, '+44$1'],
  [/^\+440/, '+44'],
  [/^\+370[08](?=[0-9]{8}$)/, '+370'],
]

const british = '44(?:[2379][0-9]{9}|[158][0-9]{8,9})'
const lithuanian = '370[3-9][0-9]{7}'
const dialable = new RegExp(`^\\+(?:${british}|${lithuanian}|(?!44|370)[1-9][0-9]{6,14})$`)

/** Returns E.164, such as +447700900123, or `undefined` if the number cannot be dialled from every country. */
export function toE164(typed: string): string | undefined {
  const number = steps.reduce(
    (text, [part, replaced]) => text.replace(part, replaced),
    typed.normalize('NFKC'),
  )
  return dialable.test(number) ? number : undefined
}

const groupings: readonly [RegExp, string][] = [
  [/^\+44(7\d{3})(\d{6})$/, '+44 $1 $2'],
  [/^\+44(2\d)(\d{4})(\d{4})$/, '+44 $1 $2 $3'],
  [/^\+44(11\d|1\d1|[389]\d\d)(\d{3})(\d{4})$/, '+44 $1 $2 $3'],
  [/^\+44(1\d{3})(\d{5,6})$/, '+44 $1 $2'],
  [/^\+370(6\d\d)(\d{5})$/, '+370 $1 $2'],
  [/^\+370(5)(\d{3})(\d{4})$/, '+370 $1 $2 $3'],
  [/^\+370(\d\d)(\d{3})(\d{3})$/, '+370 $1 $2 $3'],
]

const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** Formats +447700900123 as +44 7700 900123. Anything else stays as it is. */
export function readablePhone(number: string): string {
  if (!dialable.test(number)) return number
  const grouping = groupings.find(([pattern]) => pattern.test(number))
  if (grouping) return number.replace(...grouping)
  const code = countryCode.exec(number)?.[0] ?? ''
  return `${code} ${number.slice(code.length).replace(/\d{3}(?=\d\d)/g, '$& ')}`
}
