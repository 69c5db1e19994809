/** Browsers may remove Word's `@list` style rules, and then the item's own marker decides. */
export function listOfWord(
  css: string,
): (list: string, level: string, marker: string) => 'number' | 'bullet' {
  const rules = new Map(
    [...css.matchAll(/@list\s+(l\d+):level(\d+)[^{]*\{([^}]*)\}/g)].map(([, list, level, rule = '']) => [
      `${list}:${level}`,
      /mso-level-number-format:\s*(bullet|image)/.test(rule) ? ('bullet' as const) : ('number' as const),
    ]),
  )
  return (list, level, marker) =>
    rules.get(`${list}:${level}`) ?? (/^\s*\(?\p{Alphabetic}*\d*[.)]/u.test(marker) ? 'number' : 'bullet')
}
