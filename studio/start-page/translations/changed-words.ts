import {DIFF_DELETE, DIFF_EQUAL, makeDiff} from '@sanity/diff-match-patch'

export interface Words {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** This many words are shown around a change. */
const CONTEXT = 4

export function changedWords(before: string, after: string): Words[] {
  const words: string[] = []
  const codes = new Map<string, string>()
  // Each word becomes one character, to find whole words. There are 55,000 characters before the surrogates.
  const encode = (text: string) =>
    (text.match(/\S+/g) ?? [])
      .map((word) => {
        const code = codes.get(word) ?? String.fromCharCode(words.length + 1)
        if (!codes.has(word)) {
          codes.set(word, code)
          words.push(word)
        }
        return code
      })
      .join('')
  const decode = (text: string) => Array.from(text, (code) => words[code.charCodeAt(0) - 1] ?? '')

  const differences = makeDiff(encode(before), encode(after))
  return differences.map(([type, text], index) => {
    const decoded = decode(text)
    if (type !== DIFF_EQUAL)
      return {kind: type === DIFF_DELETE ? 'removed' : 'added', text: decoded.join(' ')}
    return {kind: 'same', text: around(decoded, index > 0, index < differences.length - 1)}
  })
}

function around(words: string[], followsChange: boolean, precedesChange: boolean): string {
  const start = followsChange ? CONTEXT : 0
  const end = precedesChange ? CONTEXT : 0
  if (words.length <= start + end + 1) return words.join(' ')
  return [...words.slice(0, start), '…', ...(end ? words.slice(-end) : [])].join(' ')
}
