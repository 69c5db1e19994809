import {fold} from '@site/schemas/fold'
import type {Language} from '@site/schemas/languages'

/** A fee paid by card elsewhere reached the bank account as a transfer. `household`: another person of it paid. */
export type ListMethod = 'bank_transfer' | 'standing_order' | 'cash' | 'cheque' | 'honorary' | 'household'

const methods: readonly [RegExp, ListMethod][] = [
  [/household|family|seim|namu uk/, 'household'],
  [/standing|nuolatin|periodin|^s ?\/? ?o$/, 'standing_order'],
  [/honorary|honorar|garbes|life member|uz nieka/, 'honorary'],
  [/cash|gryn/, 'cash'],
  [/che(que|ck)|^chq$|^ceki/, 'cheque'],
  [/transfer|bank|bacs|pavedim|^fpo?$|kortel|card|stripe|paypal|sumup/, 'bank_transfer'],
]

/** Reads how a fee was paid, in words of both languages. */
export function readMethod(typed: string): ListMethod | undefined {
  const text = fold(typed)
  return methods.find(([pattern]) => pattern.test(text))?.[1]
}

export function readLanguage(typed: string): Language | undefined {
  const text = fold(typed)
  if (/^(lt|lit|ltu|lietuv\p{L}*|lithuanian)$/u.test(text)) return 'lt'
  return /^(en|eng|gb|uk|angl\p{L}*|english)$/u.test(text) ? 'en' : undefined
}

/** Whether a cell says yes; dates say so too. */
export const readYes = (typed: string): boolean => !/^(|ne|no|n|0|false|-|–|—)$/.test(fold(typed))

/** A cell with a dash or ‘none’ is empty. */
export const isNothing = (typed: string): boolean =>
  /^([-–—.?]*|n\/?a|nera|none|null|nezinoma|unknown)$/.test(fold(typed)) || /^[-–—.?\s]*$/.test(typed)
