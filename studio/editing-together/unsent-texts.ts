import {Subject} from 'rxjs'
import {type Path, pathToString} from 'sanity'

/** A rich text as its editor shows it. */
export interface UnsentText {
  /** Published id of its document. */
  id: string
  path: Path
  value: unknown
}

/**
 * Rich texts with edits that their editors have not handed to the form yet. They do so when the typing pauses, or once a second;
 * until then Sanity takes everything for saved.
 */
export class UnsentTexts {
  /** The id of the document whose text was just edited. */
  readonly edits$ = new Subject<string>()
  /** With each text that is edited or handed over. */
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

const keyOf = ({id, path}: Omit<UnsentText, 'value'>) => `${id} ${pathToString(path)}`

/** Those of this tab. */
export const unsentTexts = new UnsentTexts()
