const LONGEST = 100

const plain: Record<string, string> = {
  ą: 'a',
  č: 'c',
  ę: 'e',
  ė: 'e',
  į: 'i',
  š: 's',
  ų: 'u',
  ū: 'u',
  ž: 'z',
}

/** What was typed as the database keeps text for searching: lower case, Lithuanian letters without their marks. */
export function foldSearch(typed: string): string {
  const text = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ąčęėįšųūž]/g, (letter) => plain[letter] ?? letter)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
}
