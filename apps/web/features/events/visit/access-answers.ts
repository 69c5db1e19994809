import {type AccessQuestion, accessQuestions} from '@site/schemas/objects/places/eventAccess'
import {type AccessAnswer, accessAnswers} from '@site/schemas/options/event-options'
import type {Bilingual} from '#/i18n/localize.ts'

type StoredAnswer = {answer?: string | null; note?: Bilingual<string>} | null

interface Answer {
  question: AccessQuestion
  answer: AccessAnswer
  note: Bilingual<string>
}

type StoredAccess = {[question in AccessQuestion]?: StoredAnswer} & {notes?: Bilingual<string>}

export function answersOf(access: StoredAccess | null | undefined): Answer[] {
  return accessQuestions.flatMap((question) => {
    const {answer, note} = access?.[question] ?? {}
    const known = accessAnswers.find(({value}) => value === answer)
    return known ? [{question, answer: known.value, note}] : []
  })
}

export function saysOfAccess(
  access: (StoredAccess & {contact?: {name?: string | null} | null}) | null,
): boolean {
  return answersOf(access).length > 0 || Boolean(access?.notes) || Boolean(access?.contact?.name)
}
