import {Subject} from 'rxjs'
import {type Path, pathToString} from 'sanity'
import {withValueAt} from './changed-values.ts'

export interface UnsentText {
  /** This is the published id of its document. */
  id: string
  path: Path
  value: unknown
}

/**
 * Editors of rich texts hand their edits to the form when the typing pauses, or once a second. Until then, Sanity
 * thinks that everything is saved.
 */
export class UnsentTexts {
  readonly edits$ = new Subject<string>()
  readonly changes$ = new Subject<void>()
  private readonly texts = new Map<string, UnsentText>()

  set(text: UnsentText): void {
    this.texts.set(keyOf(text), text)
    this.edits$.next(text.id)
    this.changes$.next()
  }

  delete(text: Omit<UnsentText, 'value'>): void {
    if (this.texts.delete(keyOf(text))) this.changes$.next()
  }

  has(text: Omit<UnsentText, 'value'>): boolean {
    return this.texts.has(keyOf(text))
  }

  of(id: string): UnsentText[] {
    return [...this.texts.values()].filter((text) => text.id === id)
  }

  hasAny(): boolean {
    return this.texts.size > 0
  }
}

/** The document with what its editors have not handed over. */
export const withUnsent = (id: string, document: unknown): unknown =>
  unsentTexts.of(id).reduce((shown, {path, value}) => withValueAt(shown, path, value), document)

const keyOf = ({id, path}: Omit<UnsentText, 'value'>) => `${id} ${pathToString(path)}`

export const unsentTexts = new UnsentTexts()
