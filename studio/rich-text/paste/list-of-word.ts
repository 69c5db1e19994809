/**
 * Tells the numbered lists of Word from those with bullets, by the `@list` rules of the styles that it puts into the clipboard's
 * head, or by an item's own marker where a browser has left them out.
 */
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
