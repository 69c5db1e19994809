import type {Identifier} from '@mdn/browser-compat-data'
import {type AtRule, type ChildNode, type Declaration, parse, type Rule} from 'postcss'
import {compatibility, isAboveFloor} from './floor.ts'

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = compatibility.css as Record<string, Identifier> &
  Record<'properties' | 'selectors' | 'types' | 'at-rules', Record<string, Identifier>>

/** `color-mix`, `round`: whatever is written with parentheses. */
const newFunctions = new Set(newNames(types))

const newUnits: [RegExp, string][] = (
  [
    [/\d[dsl]v[hwib]\b/, 'viewport_percentage_units_dynamic'],
    [/\dcq[whib]\b|\dcqm(?:in|ax)\b/, 'container_query_length_units'],
  ] as const
)
  .filter(([, name]) => isAboveFloor(types['length']?.[name] as Identifier))
  .map(([unit, name]) => [unit, name])

function newNames(tree: Record<string, Identifier>): string[] {
  return Object.entries(tree).flatMap(([name, each]) =>
    name === '__compat'
      ? []
      : [
          ...(isAboveFloor(each) ? [name.replace(/-function$/, '')] : []),
          ...newNames(each as Record<string, Identifier>),
        ],
  )
}

/** What the oldest supported browsers leave out of a built style sheet, unless `@supports` guards it or it has a fallback. */
export function styleFaults(css: string): string[] {
  const faults = new Set<string>()
  const root = parse(css)
  const isGuarded = (node: Declaration | Rule | AtRule) => {
    for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
      if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
    return false
  }
  root.walkAtRules((rule) => {
    if (isGuarded(rule)) return
    const known = atRules[rule.name]
    if (known && isAboveFloor(known)) faults.add(`@${rule.name}`)
    if (rule.name === 'media') for (const fault of mediaFaults(rule.params)) faults.add(fault)
  })
  root.walkRules((rule) => {
    if (isGuarded(rule)) return
    if (rule.parent?.type === 'rule') faults.add('nesting')
    for (const [, name = ''] of rule.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g)) {
      const known = selectors[name]
      if (known && isAboveFloor(known)) faults.add(`:${name}`)
    }
  })
  root.walkDecls((declaration) => {
    if (isGuarded(declaration)) return
    for (const fault of declarationFaults(declaration)) faults.add(fault)
  })
  return [...faults]
}

function mediaFaults(params: string): string[] {
  const faults = /[<>]/.test(params) ? ['media ranges'] : []
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g)) {
    const known = atRules['media']?.[feature] as Identifier | undefined
    if (known && isAboveFloor(known)) faults.push(`@media (${feature})`)
  }
  return faults
}

function declarationFaults(declaration: Declaration): string[] {
  const {prop, value} = declaration
  const known = properties[prop]
  if (known && isAboveFloor(known) && !hasFallback(declaration)) return [prop]
  const faults = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => newFunctions.has(name))
    .map((name) => `${name}()`)
  for (const [unit, name] of newUnits) if (unit.test(value)) faults.push(name)
  for (const word of value.split(/[\s,]+/)) {
    const keyword = known?.[word]
    if (keyword && isAboveFloor(keyword)) faults.push(`${prop}: ${word}`)
  }
  return hasFallback(declaration) ? [] : faults
}

/** An older browser keeps the declaration before one that it does not understand, or has the name with its prefix. */
function hasFallback(declaration: Declaration): boolean {
  const {prop} = declaration
  const before = declaration.prev()
  const isPrefixed = (node: ChildNode) =>
    node.type === 'decl' && [`-webkit-${prop}`, `-moz-${prop}`].includes(node.prop)
  return (before?.type === 'decl' && before.prop === prop) || (declaration.parent?.some(isPrefixed) ?? false)
}
