import {type ComponentType, createContext, useContext} from 'react'

/** The titles of the field and of what it is in. */
export const RichTextName = createContext<string | undefined>(undefined)

interface NamedEditableProps {
  Editable: ComponentType<{'aria-label': string | undefined}>
}

/** Sanity gives the box of a rich text a description, but no name. */
export function NamedEditable({Editable, ...props}: NamedEditableProps) {
  return <Editable {...props} aria-label={useContext(RichTextName)} />
}
