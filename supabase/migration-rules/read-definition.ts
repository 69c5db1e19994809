const kinds = 'extension|schema|table|view|type|domain|sequence|function|procedure|policy|trigger|index'
const creation = new RegExp(
  `^create (?:or replace )?(?:unique |constraint )?(${kinds})(?: if not exists)? ("[^"]+"|[^\\s(]+)`,
  'i',
)

/** What a statement defines, such as `table public.profiles` or `function public.ban(uuid)`; undefined if nothing with a name. */
export function readDefinition(statement: string): string | undefined {
  const comment = /^comment on (.+?) is (?:'|null)/i.exec(statement)
  if (comment) return `comment on ${comment[1]}`
  const [start, kind, name] = creation.exec(statement) ?? []
  if (!start || !kind || !name || name.toLowerCase() === 'on') return undefined
  if (/function|procedure/i.test(kind)) {
    return `${kind} ${name}(${argumentTypes(statement.slice(start.length)).join(', ')})`
  }
  if (/policy|trigger/i.test(kind)) return `${kind} ${name} on ${/ on ([\w.]+)/.exec(statement)?.[1]}`
  return `${kind} ${name}`
}

function argumentTypes(text: string): string[] {
  let depth = 0
  const types = ['']
  for (const character of text.trim().slice(1)) {
    if (character === ')' && depth === 0) break
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) types.push('')
    else types[types.length - 1] += character
  }
  return types
    .map((each) => each.replace(/ (default|:?=) .*/i, '').trim())
    .filter((each) => each !== '' && !/^out /i.test(each))
    .map((each) => each.replace(/^\S+ (?=\S)/, ''))
}
