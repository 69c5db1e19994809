import {parseAst} from 'vitest/node'

export interface Import {
  specifier: string
  /** Erased before the program runs. */
  isType: boolean
}

export interface Module {
  imports: Import[]
  /** The `'use client'` or `'use server'` at its top. */
  directive: 'client' | 'server' | undefined
  /** True if it reads `process.env` or `import.meta.env` in any form. */
  readsEnvironment: boolean
  /** True if it names what a browser keeps: local storage, a cache, a cookie. */
  reachesBrowserStorage: boolean
}

interface Node {
  type: string
  [field: string]: unknown
}

/** A source file's imports, and whether it reads the environment, from its syntax tree. */
export function readModule(path: string, source: string): Module {
  const lang = path.endsWith('x') ? 'tsx' : 'ts'
  const nodes = [...walk(parseAst(source, {lang}, path))]
  return {
    imports: nodes.flatMap(importsOf),
    directive: directiveOf(source),
    readsEnvironment: nodes.some(readsEnvironment),
    reachesBrowserStorage: nodes.some(reachesBrowserStorage),
  }
}

function directiveOf(source: string): Module['directive'] {
  const directive = /^'use (client|server)'/.exec(source.trimStart())?.[1]
  return directive === 'client' || directive === 'server' ? directive : undefined
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* walk(each)
  } else if (isNode(value)) {
    yield value
    for (const field of Object.values(value)) yield* walk(field)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function importsOf(node: Node): Import[] {
  const isType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType'
  const from =
    node.type === 'CallExpression' && isNamed(node.callee, 'require') ? firstOf(node.arguments) : node.source
  const specifier = isNode(from) && typeof from.value === 'string' ? from.value : undefined
  return specifier === undefined ? [] : [{specifier, isType}]
}

function readsEnvironment(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const isHolder =
      isNamed(node.object, 'process') || (isNode(node.object) && node.object.type === 'MetaProperty')
    return isHolder && isNamed(node.property, 'env')
  }
  if (node.type === 'VariableDeclarator')
    return isNamed(node.init, 'process') && hasKey(node.id, 'properties', 'key')
  if (node.type === 'ImportDeclaration' && isNode(node.source)) {
    return /^(node:)?process$/.test(String(node.source.value)) && hasKey(node, 'specifiers', 'imported')
  }
  return false
}

const browserStorages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']

/** Also within a script that is text. */
function reachesBrowserStorage(node: Node): boolean {
  if (browserStorages.some((name) => isNamed(node, name))) return true
  if (node.type === 'MemberExpression') {
    return isNamed(node.object, 'document') && isNamed(node.property, 'cookie')
  }
  const text = node.type === 'TemplateElement' ? (node.value as {raw: string}).raw : node.value
  return typeof text === 'string' && /\b(localStorage|sessionStorage)\s*[.[]|\bdocument\.cookie\b/.test(text)
}

/** An identifier, or the literal of `process['env']`. */
function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && (value.name === name || value.value === name)
}

function hasKey(value: unknown, list: string, key: string): boolean {
  const members = isNode(value) ? value[list] : undefined
  return Array.isArray(members) && members.some((member) => isNode(member) && isNamed(member[key], 'env'))
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
