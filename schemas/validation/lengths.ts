import type {ArrayRule, StringRule, TextRule, ValidationContext} from '@sanity/types'
import type {Bilingual} from '../languages.ts'
import {languages} from '../languages.ts'
import {mostCharacters} from './most-characters.ts'
import {message} from './messages.ts'

type Length = keyof typeof mostCharacters

export const upTo =
  (length: Length) =>
  <TypedRule extends StringRule | TextRule>(rule: TypedRule): TypedRule =>
    rule.custom((text: string | undefined, context: ValidationContext) =>
      tooLong(text, length, context),
    ) as TypedRule

interface ObjectRule<Result> {
  custom(
    validate: (
      value: Bilingual<string> | undefined,
      context: ValidationContext,
    ) => true | {message: string; path: string[]}[],
  ): Result
}

/** The limit is stricter than that of the type, whose own message appears beyond it. */
export const bothUpTo =
  (length: Length) =>
  <Result>(rule: ObjectRule<Result>): Result =>
    rule.custom((text, context) => {
      const faults = languages.flatMap(({id}) => {
        const isTypesFault = (text?.[id]?.length ?? 0) > mostCharacters.line
        const fault = isTypesFault || tooLong(text?.[id], length, context)
        return fault === true ? [] : [{message: fault, path: [id]}]
      })
      return faults.length === 0 || faults
    })

/** Only characters count, not formatting. */
export function articleLength(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.custom<unknown[]>((blocks, context) => tooLong(wordsOf(blocks), 'article', context))
}

function wordsOf(blocks: unknown[] = []): string {
  return (blocks as {children?: {text?: string}[]}[])
    .flatMap(({children = []}) => children.map(({text = ''}) => text))
    .join('')
}

/** Returns the message if the text is too long, otherwise true. */
export function tooLong(text: string | undefined, length: Length, context: ValidationContext): true | string {
  const most = mostCharacters[length]
  return (text?.length ?? 0) <= most || message(context, 'text.tooLong', {length: text?.length ?? 0, most})
}
