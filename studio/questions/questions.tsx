import {NewerDraftDialog} from '../editing-together/newer-draft-dialog.tsx'
import {recentEdits} from '../editing-together/recent-edits.ts'
import {editingTexts} from '../editing-together/texts.ts'
import {TypingDialog} from './typing-dialog.tsx'
import {isMissingLanguages, missingLanguages} from '../documents/bilingual-texts.ts'
import {MissingLanguagesDialog} from '../languages/content/missing-texts.tsx'
import {languageTexts} from '../languages/content/texts.ts'
import {NeededByDialog} from '../needed-by/needed-by-dialog.tsx'
import {findNeedingDocuments} from '../needed-by/needing-documents.ts'
import {neededByTexts} from '../needed-by/texts.ts'
import {askRegistrants} from '../registrants/ask-registrants.ts'
import {questionOf} from '../registrants/event-change.ts'
import {RegistrantsDialog} from '../registrants/registrants-dialog.tsx'
import {registrantTexts} from '../registrants/texts.ts'
import type {Question} from './question.ts'

/** Nothing is done yet that registered people would have to hear of. */
const registrants: Question = async ({name, type, published, draft, isScheduled, undo}, {client}) => {
  if (type !== 'event' || name === 'replacePicture') return undefined
  const question = questionOf(name, published, draft)
  if (!question) return undefined
  const answer = await askRegistrants(question, client.config().token).catch(() => 'unknown' as const)
  if (answer !== 'unknown' && answer.registrations === 0) return undefined
  return {
    about: {question, answer},
    namespace: registrantTexts.namespace,
    header: answer === 'unknown' ? 'unknown.header' : 'header',
    body: (answers) => (
      <RegistrantsDialog
        confirm={`confirm.${undo ? 'undo' : isScheduled ? 'schedule' : name}`}
        changes={question.changes}
        answer={answer}
        {...answers}
      />
    ),
  }
}

/** Where a text is in one language only, readers of the other one see it in that. */
const languages: Question = ({name, type, draft, isScheduled, undo}) => {
  // What was public before was asked about then.
  const missing = missingLanguages(name === 'publish' && !undo ? draft : undefined)
  if (!isMissingLanguages(missing)) return undefined
  return {
    about: missing,
    namespace: languageTexts.namespace,
    header: 'publish.ask.header',
    body: (answers) => <MissingLanguagesDialog {...{type, missing, isScheduled}} {...answers} />,
  }
}

/** Somebody else may be in the middle of a word. */
const typing: Question = ({name, id, isScheduled, undo}, {userId}) => {
  const [author] = isScheduled || undo ? [] : recentEdits.authorsExcept(userId, id)
  if (author === undefined) return undefined
  return {
    about: author,
    namespace: editingTexts.namespace,
    header: 'typing.header',
    body: (answers) => <TypingDialog {...{author, name}} {...answers} />,
  }
}

/** It stays, so what was published is kept only as it has become there. */
const newerDraft: Question = ({id, undo}, {userId}) => {
  if (!undo?.newerDraft) return undefined
  const [author] = recentEdits.authorsExcept(userId, id)
  return {
    about: undefined,
    namespace: editingTexts.namespace,
    header: 'newer.header',
    body: (answers) => <NewerDraftDialog {...{author}} {...answers} />,
  }
}

/** The Content Lake would refuse, but only after Sanity's own dialog has offered to remove the document anyway. */
const needed: Question = async ({name, id, isScheduled}, {client}) => {
  if (isScheduled || !(name === 'unpublish' || name === 'delete')) return undefined
  // If this check fails, Sanity's dialog makes its own.
  const documents = await findNeedingDocuments(client, id).catch(() => [])
  if (documents.length === 0) return undefined
  return {
    about: documents,
    namespace: neededByTexts.namespace,
    header: `header.${name}`,
    body: ({onCancel}) => <NeededByDialog action={name} documents={documents} onClose={onCancel} />,
  }
}

/** Whatever is to be asked before a document is published, unpublished, deleted, discarded, scheduled or put back is here. */
export const questions: readonly Question[] = [needed, typing, newerDraft, registrants, languages]
