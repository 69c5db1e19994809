import {dateTimeInWords} from '@site/schemas/london-time/in-words'
import {actionLink, facts, note, paragraph, quote, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {nameText} from './text-values.ts'

interface FormPlace {
  id: string
  type: string
  /** Of a field. */
  path?: string | undefined
}

/** The site knows where the Studio is, and leads on to it. */
export function formLink(siteUrl: string, {id, type, path}: FormPlace): string {
  const search = new URLSearchParams({id, type, ...(path && {path})})
  return new URL(`/api/studio-document?${search}`, siteUrl).href
}

interface FormSource {
  siteUrl: string
  frame: {linkHint: string}
  texts: {openForm: string}
}

const formButton = ({siteUrl, frame, texts}: FormSource, place: FormPlace | undefined): Block[] =>
  place ? [actionLink({href: formLink(siteUrl, place), label: texts.openForm, hint: frame.linkHint})] : []

export const lookRequest = (source: Source<'look-request'>): EmailParts => ({
  body: [
    quote(source.data.sentence),
    titleFact(source),
    ...formButton(source, source.data.document),
    note(source.texts.whereToAnswer),
  ],
})

export const lookAnswer = (source: Source<'look-answer'>): EmailParts => {
  const {texts, data} = source
  return {
    body: [
      data.answer === undefined ? paragraph(texts.fine) : quote(data.answer),
      titleFact(source),
      ...formButton(source, data.document),
      facts([{label: texts.asked, value: data.sentence}]),
    ],
  }
}

const titleFact = ({texts, data}: Source<'look-request'> | Source<'look-answer'>) =>
  facts([{label: texts.document, value: nameText(data.title ?? texts.untitled)}])

export const scheduleDone = (source: Source<'schedule-done'>): EmailParts => {
  const {siteUrl, frame, texts, data} = source
  const page =
    data.path && actionLink({href: siteUrl + data.path, label: texts.openPage, hint: frame.linkHint})
  return {
    body: [
      paragraph(texts.outcomes[data.action]),
      scheduleFacts(source),
      ...(page ? [page] : formButton(source, data.document)),
    ],
  }
}

const MOST_CHARACTERS = 200

export const scheduleFailed = (source: Source<'schedule-failed'>): EmailParts => {
  const {texts, data} = source
  const problems = (data.problems ?? []).map((problem) => problem.slice(0, MOST_CHARACTERS))
  return {
    body: [
      paragraph(texts.failures[data.failure]),
      ...(problems.length > 0 ? [quote(problems.join('\n'))] : []),
      scheduleFacts(source),
      ...formButton(source, data.document),
    ],
  }
}

const scheduleFacts = ({language, texts, data}: Source<'schedule-done'> | Source<'schedule-failed'>) =>
  facts([
    {label: texts.document, value: nameText(data.title ?? texts.untitled)},
    {label: texts.times[data.action], value: dateTimeInWords(data.at, language)},
  ])
