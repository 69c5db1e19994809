import {type ReactNode, useContext} from 'react'
import {
  type InputProps,
  type Path,
  pathToString,
  type PortableTextInputProps,
  type SchemaType,
  useFormValue,
  useSchema,
} from 'sanity'
import {fieldTitle} from '../documents/field-title.ts'
import {RichTextName} from '../vendor-patches/texts/named-editable.tsx'
import {OpenDocument} from './document-layout.tsx'
import {HeldField} from './held-field.tsx'
import {KeptEditsNotice} from './kept-edits-notice.tsx'
import {RichTextHandover} from './rich-text-handover.tsx'

/** Objects leave this to their fields, except for those that are chosen as a whole. */
export function FormInput(props: InputProps) {
  const documentId = useContext(OpenDocument)
  if (documentId === undefined) return props.renderDefault(props)
  if (props.path.length === 0)
    return (
      <>
        <KeptEditsNotice
          key={documentId}
          id={documentId}
          type={props.schemaType.name}
          readOnly={props.readOnly === true}
        />
        {props.renderDefault(props)}
      </>
    )
  if (!isRichText(props) && isObject(props.schemaType)) return props.renderDefault(props)
  const render = (held: InputProps) =>
    isRichText(held) ? (
      <NamedRichText path={held.path}>
        <RichTextHandover documentId={documentId} isFormReadOnly={props.readOnly === true} {...held} />
      </NamedRichText>
    ) : (
      props.renderDefault(held)
    )
  return <HeldField documentId={documentId} props={props} render={render} />
}

function isRichText(props: InputProps): props is PortableTextInputProps {
  const {schemaType} = props
  return schemaType.jsonType === 'array' && schemaType.of.some(({name}) => name === 'block')
}

function NamedRichText({path, children}: {path: Path; children: ReactNode}) {
  const type = useSchema().get(String(useFormValue(['_type'])))
  return <RichTextName value={fieldTitle(type, pathToString(path))}>{children}</RichTextName>
}

const chosen = new Set(['reference', 'slug'])

function isObject(type: SchemaType): boolean {
  for (let made: SchemaType | undefined = type; made; made = made.type)
    if (chosen.has(made.name)) return false
  return type.jsonType === 'object'
}
