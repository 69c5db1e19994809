import {RegExpParser, visitRegExpAST} from '@eslint-community/regexpp'
import {type Identifier, type MemberExpression, type Node, parse} from 'acorn'
import {simple} from 'acorn-walk'
import {newGlobals, newMembersOfBuiltins, newMethodsOfInterfaces, newStatics} from './new-apis.ts'

/** All of it is in the browsers of the floor but static blocks, which Safari has had since 16.4. */
const SYNTAX = 2022

const lookbehind = 'lookbehind in a regular expression'

/** What the oldest supported browsers cannot parse in a built script, or do not have. */
export function scriptFaults(code: string): string[] {
  let program: Node
  try {
    program = parse(code, {ecmaVersion: SYNTAX, sourceType: 'script'})
  } catch (error) {
    return [String(error)]
  }
  const faults = new Set<string>()
  const add = (fault: string | undefined) => fault && faults.add(fault)
  simple(program, {
    StaticBlock: () => add('static block'),
    Literal: ({value, regex}) => add(regex ? patternFault(regex) : textFault(value)),
    TemplateElement: ({value}) => add(textFault(value.raw)),
    Identifier: ({name}) => add(newGlobals.has(name) ? name : undefined),
    MemberExpression: (member) => add(memberFault(member)),
    CallExpression: ({callee}) => {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const {name} = callee.property as Identifier
      if (newMethodsOfInterfaces.has(name) && !newGlobals.has(name)) add(`.${name}`)
    },
  })
  return [...faults]
}

/** A string may become a regular expression. */
const textFault = (value: unknown) =>
  typeof value === 'string' && /\(\?<[=!]/.test(value) ? lookbehind : undefined

function patternFault({pattern, flags}: {pattern: string; flags: string}): string | undefined {
  let fault: string | undefined
  const parser = new RegExpParser({ecmaVersion: SYNTAX})
  visitRegExpAST(parser.parsePattern(pattern, 0, pattern.length, {unicode: flags.includes('u')}), {
    onAssertionEnter: ({kind}) => {
      if (kind === 'lookbehind') fault = lookbehind
    },
  })
  return fault
}

const globals = new Set(['window', 'self', 'globalThis'])

function memberFault({object, property, computed}: MemberExpression): string | undefined {
  if (computed || property.type !== 'Identifier') return undefined
  const {name} = property
  const owner = object.type === 'Identifier' ? object.name : ''
  if (newStatics.has(`${owner}.${name}`)) return `${owner}.${name}`
  if (globals.has(owner) && newGlobals.has(name)) return name
  return newMembersOfBuiltins.has(name) ? `.${name}` : undefined
}
