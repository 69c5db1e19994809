import type {FormNode} from './form.ts'
import {invalidRequest, missingParameter, notCovered} from './stripe-error.ts'

/** Errors contain the full name, such as `line_items[0][quantity]`. */
export interface Parameter<Value, Required extends boolean = boolean> {
  read(node: FormNode, name: string): Value
  isRequired: Required
}

export type Shape = Record<string, Parameter<unknown>>

type Values<Of extends Shape> = {
  [Name in keyof Of]: Of[Name] extends Parameter<infer Value, true>
    ? Value
    : Of[Name] extends Parameter<infer Value>
      ? Value | undefined
      : never
}

export type ReadParameters<Of extends Shape> = Values<Of>

const optional = <Value>(read: Parameter<Value>['read']): Parameter<Value, false> => ({
  read,
  isRequired: false,
})

export const required = <Value>({read}: Parameter<Value>): Parameter<Value, true> => ({
  read,
  isRequired: true,
})

/** Stripe knows the parameter, but nothing here would follow it, so it is refused. */
export const uncovered = optional<undefined>((_node, name) => {
  throw notCovered(name)
})

export const text = ({
  max = 5000,
  pattern,
  hint = '',
}: {max?: number; pattern?: RegExp; hint?: string} = {}) =>
  optional((node, name) => {
    const value = textOf(node, name)
    if (value.length > max) {
      throw invalidRequest(
        `Invalid string: ${value.slice(0, 10)}...${value.slice(-10)}; must be at most ${max} characters`,
        {param: name},
      )
    }
    if (pattern && !pattern.test(value)) throw invalidRequest(`Invalid ${name}: ${hint}`, {param: name})
    return value
  })

export const integer = ({min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER} = {}) =>
  optional((node, name) => {
    const value = textOf(node, name)
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (Number.isNaN(number)) {
      throw invalidRequest(`Invalid integer: ${value}`, {code: 'parameter_invalid_integer', param: name})
    }
    if (number < min) {
      throw invalidRequest(`This value must be greater than or equal to ${min}.`, {
        code: 'parameter_invalid_integer',
        param: name,
      })
    }
    if (number > max) {
      throw invalidRequest(`This value must be less than or equal to ${max}.`, {
        code: 'parameter_invalid_integer',
        param: name,
      })
    }
    return number
  })

export const timestamp = () =>
  optional((node, name) => {
    const value = textOf(node, name)
    if (!/^\d{1,11}$/.test(value)) {
      throw invalidRequest(`Invalid timestamp: can't be greater than 11 digits: ${value}`, {param: name})
    }
    return Number(value)
  })

export const decimal = () =>
  optional((node, name) => {
    const value = textOf(node, name)
    if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(value))
      throw invalidRequest(`Invalid decimal: ${value}`, {param: name})
    return Number(value)
  })

export const flag = () =>
  optional((node, name) => {
    const value = textOf(node, name)
    if (value !== 'true' && value !== 'false')
      throw invalidRequest(`Invalid boolean: ${value}`, {param: name})
    return value === 'true'
  })

export const choice = <const Value extends string>(...values: Value[]) =>
  optional((node, name) => {
    const value = textOf(node, name)
    const found = values.find((each) => each === value)
    if (found === undefined) {
      throw invalidRequest(`Invalid ${name}: must be one of ${inWords(values)}`, {param: name})
    }
    return found
  })

const inWords = (values: string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`

export const webUrl = () =>
  optional((node, name) => {
    const value = textOf(node, name)
    const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    if (!isWeb || value.length > 5000)
      throw invalidRequest('Not a valid URL', {code: 'url_invalid', param: name})
    return value
  })

export const emailAddress = () =>
  optional((node, name) => {
    const value = textOf(node, name)
    if (!/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+$/.test(value) || value.length > 512) {
      throw invalidRequest(`Invalid email address: ${value.slice(0, 100)}`, {
        code: 'email_invalid',
        param: name,
      })
    }
    return value
  })

/** An empty text unsets the value. */
export const emptiable = <Value>(parameter: Parameter<Value>) =>
  optional((node, name): Value | '' => (node === '' ? '' : parameter.read(node, name)))

export const list = <Value>(item: Parameter<Value>, {max = 100}: {max?: number} = {}) =>
  optional((node, name) => {
    if (typeof node === 'string') throw invalidRequest('Invalid array', {param: name})
    if (node.size > max)
      throw invalidRequest(`Array ${name} exceeded maximum ${max} allowed elements.`, {param: name})
    return [...node].map(([at, each]) => item.read(each, `${name}[${at}]`))
  })

export const hash = <Of extends Shape>(shape: Of) =>
  optional((node, name): ReadParameters<Of> => {
    if (typeof node === 'string') throw invalidRequest('Invalid object', {param: name})
    return readShape(node, shape, name)
  })

/** An empty value removes its key, and an empty text removes all. */
export const metadata = () =>
  optional((node, name): Record<string, string> | '' => {
    if (node === '') return ''
    if (typeof node === 'string') throw invalidRequest('Invalid object', {param: name})
    const entries = [...node].map(([key, value]) => {
      if (typeof value !== 'string') {
        throw invalidRequest(
          `Metadata values must be strings, but for key \`${key}\` you passed in a value of type \`object\``,
          {
            param: name,
          },
        )
      }
      if (key.length > 40) throw invalidRequest(tooLong('key', 40, key), {param: name})
      if (value.length > 500) throw invalidRequest(tooLong('value', 500, value), {param: name})
      return [key, value] as const
    })
    return Object.fromEntries(entries)
  })

const tooLong = (what: 'key' | 'value', limit: number, given: string) =>
  `Metadata ${what}s can have up to ${limit} characters, but you passed in a ${what} that is ${given.length} ` +
  `characters. Invalid ${what}: ${given.slice(0, 100)}`

/** @throws {StripeError} above 50 keys */
export function mergeMetadata(
  before: Record<string, string> | null,
  changes: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (changes === '') return {}
  const merged = {...before, ...changes}
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  const count = Object.keys(kept).length
  if (count > 50) {
    throw invalidRequest(`Metadata can have up to 50 keys, but you've set ${count}.`, {param: 'metadata'})
  }
  return kept
}

/** @throws {StripeError} as Stripe does, for the first parameter that is unknown, missing or malformed */
export function readShape<Of extends Shape>(
  node: Map<string, FormNode>,
  shape: Of,
  inside = '',
): ReadParameters<Of> {
  const nameOf = (key: string) => (inside === '' ? key : `${inside}[${key}]`)
  const unknown = [...node.keys()].filter((key) => !Object.hasOwn(shape, key)).map(nameOf)
  if (unknown.length > 0) {
    throw invalidRequest(
      `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
      {
        code: 'parameter_unknown',
        param: unknown[0] ?? '',
      },
    )
  }
  const values = Object.entries(shape).map(([key, parameter]) => {
    const given = node.get(key)
    if (given === undefined && parameter.isRequired) throw missingParameter(nameOf(key))
    return [key, given === undefined ? undefined : parameter.read(given, nameOf(key))]
  })
  return Object.fromEntries(values) as ReadParameters<Of>
}

function textOf(node: FormNode, name: string): string {
  if (typeof node !== 'string') throw invalidRequest('Invalid string', {param: name})
  if (node === '') {
    const key = name.replace(/^.*\[(.*)\]$/, '$1')
    throw invalidRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however ` +
        `'${key}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      {code: 'parameter_invalid_empty', param: name},
    )
  }
  return node
}
