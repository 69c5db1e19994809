import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type Expression, parse} from 'acorn'
import {simple} from 'acorn-walk'

/** The script that only browsers load which lack what it adds. */
export const olderBrowsersScript = readFileSync(
  join(import.meta.dirname, '../../../apps/web/public/older-browsers.js'),
  'utf8',
)

/** What it adds, as `scriptFaults` names it: `.findLast`, `Map.groupBy`. */
export const providedByOlderBrowsers: string[] = []

const textOf = ({start, end}: {start: number; end: number}) => olderBrowsersScript.slice(start, end)

simple(parse(olderBrowsersScript, {ecmaVersion: 2022}), {
  CallExpression: ({callee, arguments: [owner, functions]}) => {
    if (textOf(callee) !== 'add' || functions?.type !== 'ObjectExpression') return
    for (const property of functions.properties) {
      if (property.type !== 'Property') continue
      const name = textOf(property.key)
      providedByOlderBrowsers.push(`.${name}`, `${textOf(owner as Expression)}.${name}`)
    }
  },
})
